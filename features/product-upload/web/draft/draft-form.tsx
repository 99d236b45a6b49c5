// The fields of an item, to be looked at, mended and confirmed; what is typed is kept when a field is left.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ITEM_BOUNDS, ITEM_CATEGORIES } from '../../../global-services/domain/index.ts';
import { NameGloss, ShoeSizes, SizeQuestion } from '../../../global-services/web/api.ts';
import { type Draft, isRefused } from '../queries.ts';
import { t } from '../texts.ts';
import { type DraftField, isWhichAsked, writePrice } from './form-values.ts';
import { JoinedCount } from './joined-count.tsx';
import { CouponChosen, OtherPrices, SpendPromises } from './other-prices.tsx';
import { isLow, sourceHint } from './source-hint.ts';
import { type DraftConflict, type DraftFormState, useDraftForm } from './use-draft-form.ts';
import { VariantChoices } from './variant-choices.tsx';

type DraftFormProps = {
  readonly draft: Draft;
  /** Confirming it is the next thing to do on the page. */
  readonly isNext: boolean;
  readonly onDone: () => void;
};

const CATEGORY_OPTIONS = [
  { value: '' as const, label: () => t('fields.noCategory') },
  ...ITEM_CATEGORIES.map((value) => ({ value, label: () => t(`categories.${value}`) })),
];

export function DraftForm({ draft, isNext, onDone }: DraftFormProps) {
  const { form, keep, conflict } = useDraftForm(draft, onDone);
  return (
    // What is left in any field bubbles up to here; the form itself takes no part in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form {...form.formProps} onBlur={keep} className="grid gap-4">
      {conflict ? <ConflictNotice conflict={conflict} /> : <FormMessage form={form} />}
      <LowFields draft={draft} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <div className="tablet:col-span-2">
          <Marked isLow={isLow(draft, 'name')}>
            <TextArea
              {...form.field('name')}
              label={t('fields.name')}
              hint={sourceHint(draft, 'name', form.watch('name'))}
              rows={2}
              maxLength={ITEM_BOUNDS.name}
            />
            <NameGloss name={form.watch('name')} isPaired />
          </Marked>
        </div>
        <Amount form={form} draft={draft} name="unitPriceFen">
          <CouponChosen draft={draft} typed={form.watch('unitPriceFen')} />
          <OtherPrices
            draft={draft}
            typed={form.watch('unitPriceFen')}
            onTake={(fen) => form.set({ unitPriceFen: writePrice(fen) })}
          />
          <SpendPromises draft={draft} />
        </Amount>
        <Text form={form} draft={draft} name="quantity" inputMode="numeric" maxLength={6}>
          <JoinedCount
            draft={draft}
            typed={form.watch('quantity')}
            onTake={(quantity) => form.set({ quantity })}
          />
        </Text>
        <Text form={form} draft={draft} name="variant" maxLength={ITEM_BOUNDS.variant} optional>
          <NameGloss name={form.watch('variant')} isPaired />
          <VariantChoices
            draft={draft}
            typed={form.watch('variant')}
            onTake={(variant) => form.set({ variant })}
          />
          <SizeQuestion
            category={form.watch('category')}
            name={form.watch('name')}
            variant={form.watch('variant')}
            onAnswer={(variant) => form.set({ variant })}
          />
          {form.watch('category') === 'shoes' ? <ShoeSizes /> : null}
        </Text>
        {isShopRead(draft) ? (
          <Text form={form} draft={draft} name="shop" maxLength={ITEM_BOUNDS.shop} optional />
        ) : null}
        {isFreightRead(draft) ? <Freight form={form} draft={draft} /> : null}
        <Marked isLow={isLow(draft, 'category')}>
          <Select
            {...form.choice('category')}
            label={t('fields.category')}
            hint={sourceHint(draft, 'category', form.watch('category'))}
            options={CATEGORY_OPTIONS.map(({ value, label }) => ({ value, label: label() }))}
          />
        </Marked>
      </div>
      {isWhichAsked({ link: form.watch('link'), shop: form.watch('shop') }, draft) ? (
        <TextArea
          {...form.field('which')}
          label={t('fields.which')}
          hint={t('fields.whichHint')}
          rows={2}
          maxLength={ITEM_BOUNDS.which}
        />
      ) : null}
      <MoreFields form={form} draft={draft} />
      {isRefused(draft) ? (
        <p className="text-wrong">{t('draft.refusedHelp')}</p>
      ) : (
        <div>
          <Button
            type="submit"
            look={isNext ? 'primary' : 'secondary'}
            busy={form.busy}
            icon={<Check aria-hidden="true" size={18} />}
          >
            {t('draft.confirm')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The same field was changed here and in another window. */
function ConflictNotice({ conflict: { showNewer, keepMine } }: { readonly conflict: DraftConflict }) {
  return (
    <Notice
      tone="retry"
      action={
        <>
          <Button onClick={keepMine}>{t('newer.keepMine')}</Button>
          <Button onClick={showNewer}>{t('newer.show')}</Button>
        </>
      }
    >
      {t('errors.DRAFT_CHANGED')}
    </Notice>
  );
}

/** What was read is looked at with all the rest. */
const isShopRead = ({ fields: { shop }, origin }: Draft): boolean =>
  shop !== undefined && origin === 'picture';

/** What the price rests on and was only read is never folded away: a freight of 0 too, by which a total is sure. */
const isFreightRead = ({ fields: { domesticFreightFen: freight } }: Draft): boolean =>
  freight !== undefined && freight.source !== 'buyer';

const Freight = (props: FieldProps) => (
  <Amount {...props} name="domesticFreightFen" optional hint={t('fields.freightHint')} />
);

type FieldProps = { readonly form: DraftFormState; readonly draft: Draft };

function MoreFields({ form, draft }: FieldProps) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {t('fields.more')}
      </summary>
      <div className="mt-3 grid gap-4 tablet:grid-cols-2">
        {isShopRead(draft) ? null : (
          <Text form={form} draft={draft} name="shop" maxLength={ITEM_BOUNDS.shop} optional />
        )}
        <Text form={form} draft={draft} name="link" inputMode="url" maxLength={ITEM_BOUNDS.link} optional />
        <Text
          form={form}
          draft={draft}
          name="weightGrams"
          inputMode="decimal"
          maxLength={12}
          optional
          hint={t('fields.weightHint')}
        />
        {isFreightRead(draft) ? null : <Freight form={form} draft={draft} />}
      </div>
    </details>
  );
}

type LineProps = FieldProps & {
  readonly optional?: boolean;
  /** While nothing stands in it. */
  readonly hint?: string;
  readonly children?: ReactNode;
};
type AmountProps = LineProps & { readonly name: 'unitPriceFen' | 'domesticFreightFen' };
type TextProps = LineProps & {
  readonly name: Exclude<DraftField, 'name' | 'category' | 'which' | AmountProps['name']>;
  readonly maxLength: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
};

function Amount({ form, draft, name, hint, children, optional }: AmountProps) {
  return (
    <Marked isLow={isLow(draft, name)}>
      <AmountField
        {...form.field(name)}
        label={t(`fields.${name}`)}
        hint={sourceHint(draft, name, form.watch(name)) ?? hint}
        optional={optional}
      />
      {children}
    </Marked>
  );
}

function Text({ form, draft, name, hint, children, ...rest }: TextProps) {
  return (
    <Marked isLow={isLow(draft, name)}>
      <TextField
        {...rest}
        {...form.field(name)}
        label={t(`fields.${name}`)}
        hint={sourceHint(draft, name, form.watch(name)) ?? hint}
        autoComplete="off"
      />
      {children}
    </Marked>
  );
}

/** What is not sure has a line beside it; its hint says so in words. */
function Marked({ isLow: marked, children }: { readonly isLow: boolean; readonly children: ReactNode }) {
  return <div className={marked ? 'border-s-4 border-retry ps-3' : ''}>{children}</div>;
}

const NAMES = ['name', 'unitPriceFen', 'quantity', 'variant', 'shop', 'category'] as const;

function LowFields({ draft }: { readonly draft: Draft }) {
  const low = NAMES.filter((name) => isLow(draft, name)).map((name) => t(`fields.${name}`));
  if (low.length === 0) return null;
  return <p className="text-small text-retry">{t('draft.checkThese', { fields: low.join(' · ') })}</p>;
}
