// The card of a word; its code, texts and connection are fetched when somebody opens one, or the browser is idle.

import { type ComponentType, createElement } from 'react';
import { create } from 'zustand';
import { connect } from '../../../../kit/web/connect.ts';
import { errorText, loadTexts } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { WordCardProps } from '../card/word-card.tsx';
import { TEXTS } from '../texts.ts';

type CardCode = { readonly Card: ComponentType<WordCardProps> | null };
const useCode = create<CardCode>(() => ({ Card: null }));

/** Shows the card as soon as its code is there; `loadCard` fetches it. */
export function OpenCard(props: WordCardProps) {
  const { Card } = useCode();
  return Card && createElement(Card, props);
}

export async function loadCard(): Promise<void> {
  if (useCode.getState().Card) return;
  const [{ WordCard }] = await Promise.all([import('../card/word-card.tsx'), loadTexts([TEXTS]), connect()]);
  useCode.setState({ Card: WordCard });
}

/** Fetches what somebody waits for; false, and they are told, when it cannot be had. */
export async function needed(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    notify('retry', errorText('OFFLINE'));
    return false;
  }
}
