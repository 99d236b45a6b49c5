// Sentences of the trade that buyer and desk choose from a list: each reads them in their own language.

import { numberFormat } from '../../../../kit/core/formats.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, LANGUAGE_TAGS, writeDay, writeFen } from '../../../../kit/core/texts.ts';

/** What fills a slot: fen, a day as `yyyy-mm-dd`, a whole number, or words that stay as they were typed. */
export type SlotKind = 'money' | 'day' | 'count' | 'words';

type Side = 'buyer' | 'operator';

type Phrase = Readonly<Record<Locale, string>> & {
  readonly by: Side;
  readonly slots: Readonly<Record<string, SlotKind>>;
};

const NONE = {} as const;

/** Their names are stored and never change. */
export const PHRASES = {
  asked_seller: {
    by: 'operator',
    slots: NONE,
    zh: '我们已经问了卖家，有回复马上告诉你。',
    en: 'We’ve asked the seller and will tell you as soon as they answer.',
    pt: 'Já perguntamos ao vendedor e avisamos assim que ele responder.',
  },
  slow_seller: {
    by: 'operator',
    slots: { days: 'count' },
    zh: '卖家说要 {{days}} 天才能发货。你愿意等吗？',
    en: 'The seller needs {{days}} days before they can send it. Would you like to wait?',
    pt: 'O vendedor precisa de {{days}} dias para enviar. Você quer esperar?',
  },
  sold_out: {
    by: 'operator',
    slots: NONE,
    zh: '卖家说没有货了。你想换一样，还是取消订单、全额退款？',
    en: 'It is sold out. Would you like something else, or to cancel and get everything back?',
    pt: 'O produto esgotou. Você quer outra coisa ou prefere cancelar e receber tudo de volta?',
  },
  other_colours: {
    by: 'operator',
    slots: { choices: 'words' },
    zh: '这个颜色没有了，现在有：{{choices}}。你要哪一个？',
    en: 'This colour is gone. There are still: {{choices}}. Which one would you like?',
    pt: 'Esta cor acabou. Ainda há: {{choices}}. Qual você quer?',
  },
  other_sizes: {
    by: 'operator',
    slots: { choices: 'words' },
    zh: '这个尺码没有了，现在有：{{choices}}。你要哪一个？',
    en: 'This size is gone. There are still: {{choices}}. Which one would you like?',
    pt: 'Este tamanho acabou. Ainda há: {{choices}}. Qual você quer?',
  },
  which_one: {
    by: 'operator',
    slots: NONE,
    zh: '请告诉我们你要的颜色和尺码。',
    en: 'Please tell us which colour and size you would like.',
    pt: 'Diga para nós qual cor e qual tamanho você quer.',
  },
  picture_please: {
    by: 'operator',
    slots: NONE,
    zh: '请发一张图片，我们好确认是哪一款。',
    en: 'Please send a picture, so that we can be sure which one you mean.',
    pt: 'Mande uma foto, por favor, para termos certeza de qual é.',
  },
  dearer: {
    by: 'operator',
    slots: { price: 'money' },
    zh: '卖家涨价了，现在卖 {{price}}。你还要买吗？',
    en: 'The seller has raised the price: it costs {{price}} now. Do you still want it?',
    pt: 'O vendedor aumentou o preço: agora custa {{price}}. Você ainda quer?',
  },
  cheaper: {
    by: 'operator',
    slots: { amount: 'money' },
    zh: '买的时候便宜了，多付的 {{amount}} 会退给你。',
    en: 'It cost less than expected; you get the {{amount}} you overpaid back.',
    pt: 'Custou menos do que o previsto; os {{amount}} pagos a mais voltam para você.',
  },
  tax_id: {
    by: 'operator',
    slots: NONE,
    zh: '清关要用你的税号，请填在订单的收货地址里，不要写在留言里。',
    en: 'Customs need your tax number. Please enter it with the address of the order, not in a message.',
    pt: 'A alfândega precisa do seu CPF ou número fiscal. Preencha no endereço do pedido, não em uma mensagem.',
  },
  look_at_photos: {
    by: 'operator',
    slots: { until: 'day' },
    zh: '货到仓库了。请看照片，在 {{until}} 以前决定收下、换货还是退货。',
    en: 'It has arrived in our warehouse. Please look at the photos and accept, exchange or return it by {{until}}.',
    pt: 'Chegou ao nosso armazém. Veja as fotos e decida até {{until}} se aceita, troca ou devolve.',
  },
  small_flaw: {
    by: 'operator',
    slots: NONE,
    zh: '货有一点小毛病，照片里看得到。你要收下、换货，还是退货？',
    en: 'It has a small flaw, which the photos show. Would you like to keep, exchange or return it?',
    pt: 'Há um pequeno defeito, visível nas fotos. Você quer ficar com ele, trocar ou devolver?',
  },
  packed_soon_sent: {
    by: 'operator',
    slots: NONE,
    zh: '已经打包好了，这两天就寄出。',
    en: 'It’s packed and will leave within the next two days.',
    pt: 'Já está embalado e sai nos próximos dois dias.',
  },
  sent_with: {
    by: 'operator',
    slots: { number: 'words' },
    zh: '已经寄出，运单号是 {{number}}。刚寄出的几天里可能查不到。',
    en: 'It is on its way; the tracking number is {{number}}. In the first days it may not be found yet.',
    pt: 'Já foi enviado; o código de rastreio é {{number}}. Nos primeiros dias ele pode ainda não aparecer.',
  },
  at_customs: {
    by: 'operator',
    slots: { days: 'count' },
    zh: '包裹在海关，可能还要等 {{days}} 天。我们在跟进。',
    en: 'The parcel is at customs, and may need {{days}} more days. We are following it.',
    pt: 'O pacote está na alfândega e pode levar mais {{days}} dias. Estamos acompanhando.',
  },
  customs_may_charge: {
    by: 'operator',
    slots: NONE,
    zh: '海关可能会向你收税，这笔钱不包含在我们的价格里。',
    en: 'Customs may charge you tax, which isn’t part of our price.',
    pt: 'A alfândega pode cobrar impostos de você; eles não fazem parte do nosso preço.',
  },
  refund_sent: {
    by: 'operator',
    slots: { amount: 'money' },
    zh: '{{amount}} 已经原路退回，银行一般要几天才到账。',
    en: 'We’ve refunded {{amount}} the way you paid; banks usually take a few days.',
    pt: 'Devolvemos {{amount}} pela mesma forma de pagamento; os bancos costumam levar alguns dias.',
  },
  holiday: {
    by: 'operator',
    slots: { until: 'day' },
    zh: '中国放假，我们 {{until}} 恢复工作，到时候马上处理。',
    en: 'There is a holiday in China. We’re back on {{until}} and will carry on right away.',
    pt: 'É feriado na China. Voltamos em {{until}} e continuamos logo.',
  },
  sorry_for_wait: {
    by: 'operator',
    slots: NONE,
    zh: '对不起，让你久等了。',
    en: 'We are sorry that you had to wait so long.',
    pt: 'Desculpe pela demora.',
  },
  where_is_it: {
    by: 'buyer',
    slots: NONE,
    zh: '请问我的订单现在到哪一步了？',
    en: 'Where is my order?',
    pt: 'Onde está o meu pedido?',
  },
  when_sent: {
    by: 'buyer',
    slots: NONE,
    zh: '请问大概什么时候寄出？',
    en: 'Roughly when will it be sent?',
    pt: 'Quando ele deve ser enviado, mais ou menos?',
  },
  agreed: {
    by: 'buyer',
    slots: NONE,
    zh: '好的，我同意。',
    en: 'Yes, I agree.',
    pt: 'Sim, concordo.',
  },
  not_agreed: {
    by: 'buyer',
    slots: NONE,
    zh: '不，这样我不要了。',
    en: 'No, I don’t want it that way.',
    pt: 'Não, assim eu não quero.',
  },
  will_wait: {
    by: 'buyer',
    slots: NONE,
    zh: '没关系，我可以等。',
    en: 'That’s all right, I can wait.',
    pt: 'Tudo bem, posso esperar.',
  },
  take_this: {
    by: 'buyer',
    slots: { choice: 'words' },
    zh: '我要这个：{{choice}}。',
    en: 'I would like this one: {{choice}}.',
    pt: 'Quero este: {{choice}}.',
  },
  other_variant: {
    by: 'buyer',
    slots: { choice: 'words' },
    zh: '如果还来得及，请换成这个颜色或尺码：{{choice}}。',
    en: 'If it is not too late, please change the colour or size to: {{choice}}.',
    pt: 'Se ainda der tempo, troque a cor ou o tamanho para: {{choice}}.',
  },
  more_photos: {
    by: 'buyer',
    slots: { what: 'words' },
    zh: '可以再拍几张照片吗？我想看：{{what}}。',
    en: 'Could you take some more photos? I would like to see: {{what}}.',
    pt: 'Você pode tirar mais fotos? Quero ver: {{what}}.',
  },
  number_unknown: {
    by: 'buyer',
    slots: NONE,
    zh: '运单号查不到，请再核对一下。',
    en: 'The tracking number is not found. Please check it once more.',
    pt: 'O código de rastreio não é encontrado. Confira mais uma vez, por favor.',
  },
  came_damaged: {
    by: 'buyer',
    slots: NONE,
    zh: '收到的东西坏了，我附上照片。',
    en: 'It arrived damaged; I’ve attached a photo.',
    pt: 'Chegou danificado; envio uma foto.',
  },
  something_missing: {
    by: 'buyer',
    slots: { what: 'words' },
    zh: '包裹里少了一样东西：{{what}}。',
    en: 'Something is missing in the parcel: {{what}}.',
    pt: 'Falta uma coisa no pacote: {{what}}.',
  },
  thanks: {
    by: 'buyer',
    slots: NONE,
    zh: '知道了，谢谢！',
    en: 'I see, thank you!',
    pt: 'Entendi, obrigado!',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export type PhraseId = keyof typeof PHRASES;
// The keys of a record that is written out here, which is all that it has.
export const PHRASE_IDS = Object.keys(PHRASES) as [PhraseId, ...PhraseId[]];

/** A sentence that was chosen, with what stands in its slots. */
export type ChosenPhrase = { readonly id: PhraseId; readonly slots: Readonly<Record<string, string>> };

export const SLOT_MAX = 120;

const phraseOf = (id: PhraseId): Phrase => PHRASES[id];

export const phrasesOf = (side: Side): readonly PhraseId[] =>
  PHRASE_IDS.filter((id) => phraseOf(id).by === side);

export const slotsOf = (id: PhraseId): readonly (readonly [string, SlotKind])[] =>
  Object.entries(phraseOf(id).slots);

/** Whether this side may say it, and each slot holds what it should, and no other is there. */
export function isSaid({ id, slots }: ChosenPhrase, side: Side): boolean {
  const wanted = slotsOf(id);
  return (
    phraseOf(id).by === side &&
    Object.keys(slots).length === wanted.length &&
    wanted.every(([name, kind]) => fits(kind, slots[name] ?? ''))
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function fits(kind: SlotKind, value: string): boolean {
  switch (kind) {
    case 'money':
      return /^[1-9]\d{0,9}$/.test(value);
    case 'count':
      return /^[1-9]\d{0,2}$/.test(value);
    case 'day':
      return DAY.test(value) && !Number.isNaN(Date.parse(value));
    case 'words':
      return value.trim() !== '' && value.length <= SLOT_MAX;
  }
}

/** As somebody of this language reads it. */
export function writePhrase({ id, slots }: ChosenPhrase, locale: Locale): string {
  const filled = slotsOf(id).map(([name, kind]) => [name, writeSlot(kind, slots[name] ?? '', locale)]);
  return fillText(phraseOf(id)[locale], Object.fromEntries(filled));
}

function writeSlot(kind: SlotKind, value: string, locale: Locale): string {
  switch (kind) {
    case 'money':
      return writeFen(Number(value), locale);
    case 'count':
      return numberFormat(LANGUAGE_TAGS[locale], {}).format(Number(value));
    case 'day':
      return writeDay(value, locale);
    case 'words':
      return value;
  }
}
