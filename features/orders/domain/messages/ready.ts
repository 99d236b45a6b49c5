// Sentences that an operator puts into what a buyer is asked or told about a deed, in the language that the buyer reads.

import { LOCALES, type Locale } from '../../../../kit/core/locale.ts';
import { PHRASES } from './phrases.ts';

/** What is asked or told in words that the buyer reads. */
export type ReadyFor =
  | 'enquiry'
  | 'ask_info'
  | 'ask_address'
  | 'ask_price'
  | 'ask_balance'
  | 'decline_cancel'
  | 'return'
  | 'withdraw_balance'
  | 'cancel';

export type ReadySentence = Readonly<Record<Locale, string>>;

/** Where something is to be filled in. */
export const GAP = '____';

/** Of the sentences of messages, with their slots as gaps. */
const asGaps = (phrase: ReadySentence): ReadySentence => ({
  zh: phrase.zh.replaceAll(/\{\{\w+\}\}/g, GAP),
  en: phrase.en.replaceAll(/\{\{\w+\}\}/g, GAP),
  pt: phrase.pt.replaceAll(/\{\{\w+\}\}/g, GAP),
});

const SOLD_OUT: ReadySentence = {
  zh: '卖家没有货了，也找不到一样的，只能取消。',
  en: 'The seller is out of stock, and we could not find the same thing elsewhere, so we have to cancel.',
  pt: 'O vendedor está sem estoque e não encontramos o mesmo produto em outro lugar, então precisamos cancelar.',
};

export const READY_SENTENCES: Readonly<Record<ReadyFor, readonly ReadySentence[]>> = {
  enquiry: [
    {
      zh: '可以买。请把链接、尺码和颜色填进下单页，我们来买。',
      en: 'Yes, we can buy it. Please enter the link, the size and the colour with your order.',
      pt: 'Sim, podemos comprar. Informe o link, o tamanho e a cor no pedido, por favor.',
    },
    {
      zh: '卖家说有货，尺码：____。',
      en: 'The seller has it in stock. Sizes: ____.',
      pt: 'O vendedor tem em estoque. Tamanhos: ____.',
    },
    {
      zh: '按尺码表，建议选 ____。',
      en: 'By the size chart we recommend ____.',
      pt: 'Pela tabela de medidas, recomendamos ____.',
    },
    {
      zh: '预计重量 ____ 克，下单页会算出全部费用。',
      en: 'It should weigh about ____ g; the order page works out the whole price.',
      pt: 'Deve pesar cerca de ____ g; a página do pedido calcula o preço total.',
    },
    {
      zh: '卖家说没有货了，现在买不到。',
      en: 'The seller is out of stock, so it cannot be bought at the moment.',
      pt: 'O vendedor está sem estoque, então não dá para comprar agora.',
    },
    {
      zh: '这样东西不能寄到你的国家：____。',
      en: 'This cannot be sent to your country: ____.',
      pt: 'Isto não pode ser enviado para o seu país: ____.',
    },
  ],
  ask_info: [
    PHRASES.which_one,
    PHRASES.picture_please,
    PHRASES.other_colours,
    PHRASES.other_sizes,
    PHRASES.sold_out,
    PHRASES.slow_seller,
    PHRASES.tax_id,
    {
      zh: '链接打不开了。请发一个新的链接，或者一张图片和店铺的名字。',
      en: 'The link no longer opens. Please send a new one, or a picture and the name of the shop.',
      pt: 'O link não abre mais. Mande um novo, por favor, ou uma foto e o nome da loja.',
    },
    {
      zh: '收货地址好像不完整，缺少：____。请在订单里补上。',
      en: 'The address seems to lack something: ____. Please add it in the order.',
      pt: 'Parece que falta algo no endereço: ____. Complete no pedido, por favor.',
    },
  ].map(asGaps),
  ask_address: [
    {
      zh: '请在订单页点“修改地址”，把新地址填好。改好以前，我们不打包。',
      en: 'Please enter the new address yourself: choose “Change the address” on the order page. We do not pack it before that.',
      pt: 'Informe o novo endereço na página do pedido, em “Alterar o endereço”. Só vamos embalar depois disso.',
    },
    {
      zh: '收货地址好像不完整，缺少：____。请在订单页点“修改地址”补上，改好以前我们不打包。',
      en: 'The address seems to lack something: ____. Please add it by “Change the address” on the order page; we do not pack it before that.',
      pt: 'Parece que falta algo no endereço: ____. Complete em “Alterar o endereço” na página do pedido; só vamos embalar depois disso.',
    },
  ],
  ask_price: [
    {
      zh: '卖家改了价格，现在卖 ____ 元。',
      en: 'The seller has changed the price: it costs ____ yuan now.',
      pt: 'O vendedor mudou o preço: agora custa ____ yuans.',
    },
    {
      zh: '原来的优惠已经结束，现在要按原价买。',
      en: 'The discount has ended, and it is sold at its full price now.',
      pt: 'A promoção acabou, e agora o produto é vendido pelo preço cheio.',
    },
  ],
  ask_balance: [
    {
      zh: '到仓称重后，实际重量比估计的重，国际运费高了。',
      en: 'Weighed in our warehouse it was heavier than estimated, so shipping costs more.',
      pt: 'Na pesagem em nosso armazém, o peso passou do estimado, e o frete ficou mais caro.',
    },
    {
      zh: '卖家实收的钱比报价高。',
      en: 'The seller charged more than was quoted.',
      pt: 'O vendedor cobrou mais do que o valor orçado.',
    },
  ],
  decline_cancel: [
    {
      zh: '卖家已经发货，不接受退货，所以不能取消了。货到仓库以后会拍照给你看。',
      en: 'The seller has already sent it and takes nothing back, so it cannot be cancelled. We show you photos when it arrives.',
      pt: 'O vendedor já enviou e não aceita devolução, então não dá para cancelar. Mostramos as fotos quando chegar.',
    },
    {
      zh: '这是按你的要求定做的，卖家不接受取消。',
      en: 'It is made to your order, and the seller does not accept a cancellation.',
      pt: 'Foi feito sob encomenda para você, e o vendedor não aceita o cancelamento.',
    },
  ],
  return: [
    {
      zh: '快递找不到这个地址，包裹退回来了。请核对地址。',
      en: 'The carrier could not find the address, and the parcel came back. Please check the address.',
      pt: 'A transportadora não encontrou o endereço, e o pacote voltou. Confira o endereço, por favor.',
    },
    {
      zh: '送货时没有人收，包裹退回来了。',
      en: 'Nobody was there to receive it, and the parcel came back.',
      pt: 'Não havia ninguém para receber, e o pacote voltou.',
    },
    {
      zh: '海关没有放行，原因：____。包裹退回来了。',
      en: 'Customs did not let it through: ____. The parcel came back.',
      pt: 'A alfândega não liberou: ____. O pacote voltou.',
    },
  ],
  withdraw_balance: [
    {
      zh: '我们重新称过了，原来的重量不对，不用补钱。',
      en: 'We weighed it again: the weight was wrong, and nothing more is due.',
      pt: 'Pesamos de novo: o peso estava errado, e você não precisa pagar mais nada.',
    },
    {
      zh: '多出的费用由我们承担，不用补钱。',
      en: 'We bear what it cost more, and nothing more is due.',
      pt: 'A diferença fica por nossa conta, e você não precisa pagar mais nada.',
    },
  ],
  cancel: [
    SOLD_OUT,
    {
      zh: '这样东西不能寄到你的国家：____。',
      en: 'This cannot be sent to your country: ____.',
      pt: 'Isto não pode ser enviado para o seu país: ____.',
    },
    {
      zh: '我们等了很久没有收到你的回答，所以取消了订单。还想要的话，请重新下单。',
      en: 'We waited for your answer for a long time and have cancelled the order. If you still want it, please order again.',
      pt: 'Esperamos bastante pela sua resposta e cancelamos o pedido. Se ainda quiser, faça um novo pedido.',
    },
  ],
};

/** The language to begin with: the buyer's, or the operator's own where theirs is not known. */
export const readyLanguage = (buyer: Locale | null | undefined, own: Locale): Locale =>
  LOCALES.find((locale) => locale === buyer) ?? own;
