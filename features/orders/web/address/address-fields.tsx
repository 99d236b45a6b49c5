// The fields of an address, as its country asks for them, and what is wrong with what was typed.

import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { TextFields } from '../../../../kit/web/use-form.ts';
import { countryName } from '../../../global-services/web/api.ts';
import type { Address, AddressField } from '../../domain/address/address.ts';
import { type AddressRule, addressRule, checkAddress } from '../../domain/address/address-rules.ts';
import { stateCode, statesOf } from '../../domain/address/place-doubt.ts';
import { t } from '../texts.ts';
import { type PlaceForm, PlaceQuestion, type PlaceState, usePlaceQuestion } from './place-question.tsx';
import { type StreetForm, StreetQuestion, type StreetState, useStreetQuestion } from './street-question.tsx';

export const emptyAddress = (country: string): Address => ({
  country,
  name: '',
  phone: '',
  line1: '',
  line2: '',
  district: '',
  city: '',
  region: '',
  postcode: '',
  personalId: '',
});

type Problems = readonly { readonly field: AddressField; readonly problem: 'missing' | 'unfit' }[];

/** What does not fit, in the buyer's words by field. */
export function addressTexts(problems: Problems, country: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    problems.map(({ field, problem }) => [
      field,
      problem === 'missing' ? t('address.missing') : wrongText(field, country),
    ]),
  );
}

function wrongText(field: AddressField, country: string): string {
  const known = (['name', 'line1', 'city', 'region', 'phone', 'postcode', 'personalId'] as const).find(
    (each) => each === field,
  );
  return known
    ? t(`address.wrong.${known}`, {
        country: countryName(country),
        example: addressRule(country).phone.example,
      })
    : t('address.missing');
}

const trimmed = (address: Address): Address => ({
  ...address,
  name: address.name.trim(),
  phone: address.phone.trim(),
  line1: address.line1.trim(),
  line2: address.line2.trim(),
  district: address.district.trim(),
  city: address.city.trim(),
  region: address.region.trim(),
  postcode: address.postcode.trim(),
  personalId: address.personalId.trim(),
});

/** Undefined when the address may be sent to. */
function addressRefusal(address: Address) {
  const problems = checkAddress(trimmed(address));
  return problems.length === 0 ? undefined : { fields: addressTexts(problems, address.country) };
}

/** For the `check` of a form and its fields: what is wrong, and whether a place that does not fit was said to be right. */
export function useAddressCheck() {
  const place = usePlaceQuestion();
  const street = useStreetQuestion();
  return {
    questions: { place, street },
    check: (address: Address) =>
      addressRefusal(address) ?? street.refusalOf(address) ?? place.refusalOf(address),
  };
}

type AddressFieldsProps = {
  readonly form: TextFields<AddressField | 'line2'> & PlaceForm & StreetForm;
  readonly country: string;
  readonly questions: { readonly place: PlaceState; readonly street: StreetState };
};

export function AddressFields({ form, country, questions }: AddressFieldsProps) {
  const rule = addressRule(country);
  return (
    <div className="grid gap-4">
      <TextField
        {...form.field('name')}
        label={t('address.name')}
        hint={t('address.nameHint')}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.field('phone')}
        label={t('address.phone')}
        hint={t('address.phoneHint', { example: rule.phone.example })}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextField
        {...form.field('line1')}
        label={t('address.line1')}
        autoComplete="address-line1"
        maxLength={120}
      />
      <StreetQuestion form={form} country={country} street={questions.street} />
      <TextField
        {...form.field('line2')}
        label={t('address.line2')}
        optional
        autoComplete="address-line2"
        maxLength={120}
      />
      <Place form={form} country={country} rule={rule} />
      <PlaceQuestion form={form} country={country} place={questions.place} />
      {rule.personalId === null ? null : (
        <TextField
          {...form.field('personalId')}
          label={t(`address.${rule.personalId}`)}
          hint={t(`address.${rule.personalId}Hint`)}
          autoComplete="off"
          maxLength={30}
        />
      )}
      <p className="text-small text-muted">{t('address.kept')}</p>
    </div>
  );
}

type PlaceProps = Pick<AddressFieldsProps, 'form' | 'country'> & { readonly rule: AddressRule };

function Place({ form, country, rule }: PlaceProps) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      {rule.needsDistrict ? (
        <TextField
          {...form.field('district')}
          label={t('address.district')}
          autoComplete="address-level3"
          maxLength={120}
        />
      ) : null}
      <TextField
        {...form.field('city')}
        label={t('address.city')}
        autoComplete="address-level2"
        maxLength={120}
      />
      {rule.hasStates ? (
        <State form={form} country={country} />
      ) : (
        <TextField
          {...form.field('region')}
          label={t('address.region')}
          optional={!rule.needsRegion}
          autoComplete="address-level1"
          maxLength={120}
        />
      )}
      <TextField
        {...form.field('postcode')}
        label={t('address.postcode')}
        optional={rule.postcode.test('')}
        hint={
          rule.postcodeExample === '' ? undefined : t('address.example', { example: rule.postcodeExample })
        }
        autoComplete="postal-code"
        maxLength={12}
      />
    </div>
  );
}

/** What was typed before there was a list, and is none of it, is chosen anew. */
function State({ form, country }: Pick<AddressFieldsProps, 'form' | 'country'>) {
  const { value, onChange, error } = form.choice('region');
  return (
    <Select
      label={t('address.region')}
      autoComplete="address-level1"
      error={error}
      options={[
        { value: '', label: t('address.chooseState') },
        ...statesOf(country).map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={stateCode(country, value) ?? ''}
      onChange={onChange}
    />
  );
}
