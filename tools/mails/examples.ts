// What stands for the placeholders of mails where somebody looks at them.

import type { Locale } from '../../kit/core/locale.ts';

export const LINK = 'https://yulu.example/open?token=f3b1c9d27a5e4c80';
export const FOOT = 'Yulu Ltda. · Rua Augusta 1500, São Paulo\nhello@yulu.example';

const SAME = {
  name: 'Ana',
  number: 'YL20261130K7M2QX',
  code: 'HMK4T7',
  email: 'mae@example.org',
  days: '6',
  minutes: '12',
  reference: '20261130-0042',
};

/** By name, in the language of the mail. */
export const EXAMPLES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  zh: {
    ...SAME,
    amount: '¥128.40',
    date: '2026年12月4日',
    title: 'VIP 一个月',
    detail: '详情在订单里。',
    product: '帆布鞋',
    reason: '银行卡号与姓名不符。',
    because: '原因：商家缺货。',
    becauseAlone: '原因：商家缺货。',
    className: '周二班',
    teacher: '王老师',
    learner: '李明',
    task: '第三课：问路',
    heading: '我的周末',
    preview: '全球老师',
    cause: '停用的原因：广告',
    until: '停用到 2026年12月4日。',
    contact: '有疑问可以联系我们。',
    note: '这是一次误会，我们很抱歉。',
  },
  en: {
    ...SAME,
    amount: 'CN¥128.40',
    date: 'December 4, 2026',
    title: 'VIP for a month',
    detail: 'The details stand in the order.',
    product: 'canvas shoes',
    reason: 'The account number does not belong to that name.',
    because: ' The reason: the seller is out of stock.',
    becauseAlone: ' The reason: the seller is out of stock.',
    className: 'Tuesday class',
    teacher: 'Wang Li',
    learner: 'Li Ming',
    task: 'Lesson 3: asking the way',
    heading: 'My weekend',
    preview: 'Global Tutors',
    cause: 'The cause: advertising',
    until: 'It is locked until December 4, 2026.',
    contact: 'If you see it differently, write to us.',
    note: 'It was a misunderstanding, and we are sorry.',
  },
  pt: {
    ...SAME,
    amount: 'CN¥ 128,40',
    date: '4 de dezembro de 2026',
    title: 'VIP por um mês',
    detail: 'Os detalhes estão no pedido.',
    product: 'tênis de lona',
    reason: 'O número da conta não é dessa pessoa.',
    because: ' Motivo: o vendedor está sem estoque.',
    becauseAlone: ' Motivo: o vendedor está sem estoque.',
    className: 'Turma de terça',
    teacher: 'Wang Li',
    learner: 'Li Ming',
    task: 'Lição 3: pedir informações na rua',
    heading: 'Meu fim de semana',
    preview: 'Global Tutors',
    cause: 'Motivo: propaganda',
    until: 'O bloqueio vai até 4 de dezembro de 2026.',
    contact: 'Se você não concorda, escreva para nós.',
    note: 'Foi um mal-entendido, e pedimos desculpas.',
  },
};
