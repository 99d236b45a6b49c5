// The sentences of the trade that buyers say.

import type { Phrase } from './phrase.ts';

const NONE = {} as const;

/** Their names are stored and never change. */
export const BUYER_PHRASES = {
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
    pt: 'Entendi, obrigado(a)!',
  },
} as const satisfies Readonly<Record<string, Phrase>>;
