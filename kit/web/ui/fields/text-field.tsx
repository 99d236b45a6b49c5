// A line of text; a password can be revealed while typing.

import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type FocusEvent, useState } from 'react';
import { plainNumber } from '../../../core/numbers/plain-number.ts';
import { t } from '../../i18n.ts';
import { IconButton } from '../elements/button.tsx';
import { classNames } from '../elements/class-names.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldTexts & { readonly optional?: boolean | undefined };

/** What is typed in a number is plain before anybody reads it; not in the middle of a word that an input method puts together. */
const plainly = ({ onChange, onBlur }: Pick<TextFieldProps, 'onChange' | 'onBlur'>) => {
  const clean = (field: HTMLInputElement): boolean => {
    const plain = plainNumber(field.value);
    if (plain === field.value) return false;
    field.value = plain;
    return true;
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) clean(event.target);
      onChange?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (clean(event.target)) onChange?.(event);
      onBlur?.(event);
    },
  };
};

/** Takes every attribute of `<input>`, controlled or not. */
export function TextField({ label, hint, error, optional, type = 'text', ...rest }: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const isNumber = rest.inputMode === 'decimal' || rest.inputMode === 'numeric';
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            {...(isNumber ? plainly(rest) : {})}
            type={isPassword && revealed ? 'text' : type}
            className={classNames(CONTROL, isPassword && 'pe-12')}
          />
          {isPassword ? (
            <span className="absolute inset-y-0 end-0 grid place-items-center">
              <IconButton
                label={revealed ? t('action.hidePassword') : t('action.showPassword')}
                onClick={() => setRevealed(!revealed)}
              >
                {revealed ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
              </IconButton>
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
