// To whom and when a country's duty and tax are paid, as far as that was known when the product was made; the operator's to check.

import { type BorderRule, PLAIN_RULE } from './border-rule.ts';
import { EU_COUNTRIES } from './eu-vat.ts';

const paying = {
  ...PLAIN_RULE,
  levy: 'paying',
  way: 'nothing',
  checkedOn: '2026-12-01',
} as const;

export const PAYING_RULES: readonly BorderRule[] = [
  {
    ...paying,
    id: 'BR-paying',
    countries: 'BR',
    currency: 'USD',
    zh: '包裹到巴西后、派送前，在巴西邮政（Correios）网站或 App 的 Minhas Importações 付；走快递的，按快递公司账单付',
    en: 'to Correios once it is in Brazil (Minhas Importações, site or app), or on the courier’s bill; delivered after that',
    pt: 'aos Correios, já no Brasil (Minhas Importações, site ou app), ou no boleto da transportadora; só depois entregam',
    source: 'Correios: Minhas Importações',
    validFrom: '2020-01-01',
  },
  {
    ...paying,
    id: 'US-paying',
    countries: 'US',
    currency: 'USD',
    zh: '付给承运商：它先替你交，派送前或派送时向你收',
    en: 'to the carrier, which pays customs for you and collects it before or at delivery',
    pt: 'à transportadora, que paga a alfândega por você e cobra antes da entrega ou nela',
    source: 'US CBP: internet purchases, paying duty through the carrier',
    validFrom: '2025-08-29',
  },
  {
    ...paying,
    id: 'GB-paying',
    countries: 'GB',
    currency: 'GBP',
    zh: '付给 Royal Mail 或承运商：派送前收到通知，上网付；可能另收手续费',
    en: 'to Royal Mail or the carrier, online by the notice sent before delivery; a handling fee may come on top',
    pt: 'ao Royal Mail ou à transportadora, pela internet, com o aviso antes da entrega; pode haver taxa de serviço',
    source: 'gov.uk: tax and customs for goods sent from abroad',
    validFrom: '2021-01-01',
  },
  {
    ...paying,
    id: 'EU-paying',
    countries: EU_COUNTRIES,
    currency: 'EUR',
    zh: '付给邮局或承运商：派送前上网付，或派送时付；可能另收手续费',
    en: 'to the post or the carrier, online before delivery or at the door; a fee for that may come on top',
    pt: 'ao correio ou à transportadora, pela internet antes da entrega ou na porta; pode haver taxa de serviço',
    source: 'EU customs: buying goods online from outside the EU',
    validFrom: '2021-07-01',
  },
  {
    ...paying,
    id: 'KR-paying',
    countries: 'KR',
    currency: 'USD',
    zh: '清关时收到海关或承运商的缴税通知，付清后放行',
    en: 'by the notice of customs or the carrier during clearance; it is released once that is paid',
    pt: 'pelo aviso da alfândega ou da transportadora, no desembaraço; o pacote é liberado depois de pago',
    source: 'Korea Customs Service: personal imports',
    validFrom: '2015-01-01',
  },
  {
    ...paying,
    id: 'JP-paying',
    countries: 'JP',
    currency: 'JPY',
    zh: '付给邮局或承运商的派送员，派送时付',
    en: 'to the post or the carrier, at delivery',
    pt: 'ao correio ou à transportadora, na entrega',
    source: 'Japan Customs: international mail, payment of duty and tax',
    validFrom: '2015-01-01',
  },
];
