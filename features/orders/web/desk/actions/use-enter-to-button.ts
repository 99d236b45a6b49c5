// In a form whose fields are filled in before anybody has read them, Enter leads to the button and sends nothing.

import { type RefObject, useEffect } from 'react';

export function useEnterToButton(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      element.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form]);
}
