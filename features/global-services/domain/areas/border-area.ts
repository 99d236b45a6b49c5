// What admins set about borders: duties, taxes and papers by country, each with its source, dates and when it was checked.

import * as z from 'zod';
import { defineArea, rowsOf } from '../../../settings/domain/index.ts';
import { CHECK_STATES } from './check-state.ts';

export const LEVIES = ['duty', 'tax', 'handling', 'paper'] as const;
/** `unknown`: it is due, and how much depends on what nobody here knows. */
export const LEVY_WAYS = ['percent', 'flat', 'per_heading', 'nothing', 'unknown'] as const;
/**
 * Some duties depend on who sends. `certified`: it holds only once an operator has marked it as checked, which says that
 * our sender is; `uncertified`: it holds for a country until then.
 */
export const SENDERS = ['any', 'certified', 'uncertified'] as const;
/** What a percentage is taken of; `inside`: of a sum that holds the tax itself, as the Brazilian ICMS does. */
export const LEVY_BASES = ['goods', 'goods_shipping', 'with_duty', 'inside'] as const;
/** What a bound is compared with: the goods alone, or with all that is paid to bring them. */
export const BOUND_BASES = ['goods', 'goods_shipping'] as const;

const name = z.string().trim().min(1).max(120);
/** Hundredths of the row's own currency. */
const amount = z.int().min(0).max(1_000_000_000);
const date = z.iso.date();

const schema = rowsOf(
  {
    /** ISO 3166-1, divided by blanks. */
    countries: z.string().regex(/^[A-Z]{2}( [A-Z]{2})*$/),
    levy: z.enum(LEVIES),
    way: z.enum(LEVY_WAYS),
    base: z.enum(LEVY_BASES),
    share: z.int().min(0).max(100_000),
    amount,
    /** Taken off what a percentage comes to. */
    deduction: amount,
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** What the two bounds below are compared with; a customs value holds the way to the country as well. */
    worth: z.enum(BOUND_BASES).default('goods'),
    /** It holds for what is worth more than this; 0 for all. */
    over: amount,
    /** It holds for what is worth at most this; 0 for all. */
    upTo: amount,
    /** Older versions have no such column. */
    sender: z.enum(SENDERS).default('any'),
    /** Weight classes that it does not concern, divided by blanks. Older versions have no such column. */
    except: z
      .string()
      .regex(/^([a-z-]+( [a-z-]+)*)?$/)
      .default(''),
    zh: name,
    en: name,
    pt: name,
    source: z.string().trim().min(1).max(300),
    validFrom: date,
    /** Empty while nobody has set an end. */
    validUntil: z.union([date, z.literal('')]),
    checkedOn: date,
    state: z.enum(CHECK_STATES),
  },
  500,
);

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const none = {
  base: 'goods',
  share: 0,
  amount: 0,
  deduction: 0,
  worth: 'goods',
  over: 0,
  upTo: 0,
  sender: 'any',
  except: '',
  validUntil: '',
} as const;
/** What was known when the product was made; each is the operator's to check. */
const toCheck = { checkedOn: '2026-11-15', state: 'to-check' } as const;

const BR_DUTY = {
  ...none,
  ...toCheck,
  id: 'BR-duty',
  countries: 'BR',
  levy: 'duty',
  way: 'percent',
  base: 'goods_shipping',
  share: 6000,
  currency: 'USD',
  sender: 'uncertified',
  zh: '进口税 60%（按发件方没有 Remessa Conforme 认证计算；有认证时较低）',
  en: 'Import tax, 60 %: assumes a sender not certified under Remessa Conforme; less if it is',
  pt: 'Imposto de importação, 60%: supõe remetente fora do Remessa Conforme; com certificação é menos',
  source: 'Receita Federal: Regime de Tributação Simplificada, Remessa Conforme',
  validFrom: '2024-08-01',
} as const satisfies BorderRow;

type BorderRow = z.infer<typeof schema>[number];

/** As rules were saved before they said for which sender they hold. */
const older = z.array(z.looseObject({ sender: z.undefined().optional(), id: z.string() }));

/**
 * In versions without the column, what of Brazil's duty is lowered held for everybody, though it is a certified
 * sender's: it is read as theirs, to be checked anew, and what all others pay stands beside it.
 */
function withSenders(rules: unknown): unknown {
  const rows = older.safeParse(rules);
  if (!rows.success) return rules;
  const read = rows.data.map((row) =>
    isLowered(row) ? { ...row, sender: 'certified', state: 'to-check' } : row,
  );
  const hasLowered = rows.data.some(isLowered);
  return hasLowered && rows.data.every(({ id }) => id !== BR_DUTY.id) ? [BR_DUTY, ...read] : read;
}

const isLowered = ({ countries, levy, way, deduction, share }: Readonly<Record<string, unknown>>): boolean =>
  countries === 'BR' &&
  levy === 'duty' &&
  way === 'percent' &&
  (Number(deduction) > 0 || Number(share) < BR_DUTY.share);

export const borderArea = defineArea({
  area: 'border',
  schema: z.strictObject({ rules: z.preprocess(withSenders, schema) }),
  defaults: {
    rules: [
      {
        ...none,
        ...toCheck,
        id: 'EU-heading',
        countries: EU,
        levy: 'duty',
        way: 'per_heading',
        amount: 300,
        currency: 'EUR',
        upTo: 15_000,
        zh: '小包裹关税，每个税号 3 欧元',
        en: 'Customs duty on small parcels, 3 EUR per tariff heading',
        pt: 'Imposto de importação de encomendas pequenas, 3 EUR por posição tarifária',
        source: 'Council of the EU: customs duty on parcels below 150 EUR',
        validFrom: '2026-07-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'EU-duty',
        countries: EU,
        levy: 'duty',
        way: 'unknown',
        currency: 'EUR',
        over: 15_000,
        zh: '超过 150 欧元的关税，税率看商品',
        en: 'Customs duty above 150 EUR, at the rate of the thing',
        pt: 'Imposto de importação acima de 150 EUR, conforme o produto',
        source: 'EU TARIC',
        validFrom: '2026-07-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'DE-vat',
        countries: 'DE',
        levy: 'tax',
        way: 'percent',
        base: 'with_duty',
        share: 1900,
        currency: 'EUR',
        zh: '进口增值税 19%',
        en: 'Import VAT, 19 %',
        pt: 'IVA de importação, 19%',
        source: 'zoll.de: Einfuhrumsatzsteuer',
        validFrom: '2021-07-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'EU-identifiers',
        countries: EU,
        levy: 'paper',
        way: 'nothing',
        currency: 'EUR',
        zh: '商品识别码（由我们填写）',
        en: 'Product identifiers, which we declare',
        pt: 'Identificadores do produto, que nós declaramos',
        source: 'EU customs: product identifiers for small parcels',
        validFrom: '2026-11-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'US-duty',
        countries: 'US',
        levy: 'duty',
        way: 'unknown',
        currency: 'USD',
        zh: '关税：小额免税已取消，税率看商品',
        en: 'Duty from the first dollar, at the rate of the thing: the de minimis exemption has ended',
        pt: 'Imposto desde o primeiro dólar, conforme o produto: a isenção de pequenos valores acabou',
        source: 'US CBP: suspension of the de minimis exemption',
        validFrom: '2025-08-29',
      },
      {
        ...none,
        ...toCheck,
        id: 'GB-relief',
        countries: 'GB',
        levy: 'duty',
        way: 'nothing',
        currency: 'GBP',
        upTo: 13_500,
        zh: '关税：135 英镑以内免',
        en: 'No duty up to 135 GBP',
        pt: 'Sem imposto de importação até 135 GBP',
        source: 'gov.uk: tax and customs for goods sent from abroad; relief to end by March 2029',
        validFrom: '2021-01-01',
        validUntil: '2029-03-31',
      },
      {
        ...none,
        ...toCheck,
        id: 'GB-duty',
        countries: 'GB',
        levy: 'duty',
        way: 'unknown',
        currency: 'GBP',
        over: 13_500,
        zh: '超过 135 英镑的关税，税率看商品',
        en: 'Duty above 135 GBP, at the rate of the thing',
        pt: 'Imposto acima de 135 GBP, conforme o produto',
        source: 'gov.uk: trade tariff',
        validFrom: '2021-01-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'GB-vat',
        countries: 'GB',
        levy: 'tax',
        way: 'percent',
        base: 'with_duty',
        share: 2000,
        currency: 'GBP',
        except: 'books',
        zh: '增值税 20%（书不收）',
        en: 'VAT, 20 % (none on books)',
        pt: 'IVA, 20% (livros isentos)',
        source: 'gov.uk: VAT on goods from abroad; books are zero-rated (VAT Notice 701/10)',
        validFrom: '2021-01-01',
      },
      { ...BR_DUTY },
      {
        ...none,
        ...toCheck,
        id: 'BR-duty-low',
        countries: 'BR',
        levy: 'duty',
        way: 'percent',
        base: 'goods_shipping',
        share: 2000,
        currency: 'USD',
        worth: 'goods_shipping',
        upTo: 5000,
        sender: 'certified',
        zh: '进口税 20%（50 美元以内，发件方有 Remessa Conforme 认证）',
        en: 'Import tax, 20 % up to 50 USD, sender certified under Remessa Conforme',
        pt: 'Imposto de importação, 20% até 50 USD, remetente no Remessa Conforme',
        source: 'Receita Federal: Remessa Conforme',
        validFrom: '2024-08-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'BR-duty-high',
        countries: 'BR',
        levy: 'duty',
        way: 'percent',
        base: 'goods_shipping',
        share: 6000,
        deduction: 2000,
        currency: 'USD',
        worth: 'goods_shipping',
        over: 5000,
        sender: 'certified',
        zh: '进口税 60%，减 20 美元（50 美元以上，发件方有 Remessa Conforme 认证）',
        en: 'Import tax, 60 % less 20 USD, above 50 USD, sender certified under Remessa Conforme',
        pt: 'Imposto de importação, 60% menos 20 USD, acima de 50 USD, remetente no Remessa Conforme',
        source: 'Receita Federal: Remessa Conforme',
        validFrom: '2024-08-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'BR-icms',
        countries: 'BR',
        levy: 'tax',
        way: 'percent',
        base: 'inside',
        share: 2000,
        currency: 'USD',
        zh: 'ICMS 州税（各州为含税价的 17% 到 20%，按最高的 20% 计算）',
        en: 'ICMS, 17 to 20 % of the price with tax, by state; reckoned with the highest, 20 %',
        pt: 'ICMS, de 17 a 20% por dentro, conforme o estado; calculado com o maior, 20%',
        source: 'Comsefaz: ICMS on international purchases',
        validFrom: '2025-04-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'BR-cpf',
        countries: 'BR',
        levy: 'paper',
        way: 'nothing',
        currency: 'USD',
        zh: 'CPF 税号',
        en: 'CPF, the tax number of whoever receives it',
        pt: 'CPF de quem recebe',
        source: 'Receita Federal: Remessa Conforme',
        validFrom: '2020-01-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'KR-pccc',
        countries: 'KR',
        levy: 'paper',
        way: 'nothing',
        currency: 'USD',
        zh: '个人通关固有符号 PCCC（P 开头 13 位）',
        en: 'PCCC, the personal customs code (P and 12 digits)',
        pt: 'PCCC, o código pessoal de alfândega (P e 12 dígitos)',
        source: 'Korea Customs Service: unipass.customs.go.kr',
        validFrom: '2015-01-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'KR-duty',
        countries: 'KR',
        levy: 'duty',
        way: 'unknown',
        currency: 'USD',
        over: 15_000,
        zh: '超过 150 美元的关税和增值税，税率看商品',
        en: 'Duty and VAT above 150 USD, at the rate of the thing',
        pt: 'Imposto e IVA acima de 150 USD, conforme o produto',
        source: 'Korea Customs Service: personal imports',
        validFrom: '2015-01-01',
      },
      {
        ...none,
        ...toCheck,
        id: 'KR-relief',
        countries: 'KR',
        levy: 'duty',
        way: 'nothing',
        currency: 'USD',
        upTo: 15_000,
        zh: '150 美元以内自用免税',
        en: 'Nothing up to 150 USD for personal use',
        pt: 'Nada até 150 USD para uso pessoal',
        source: 'Korea Customs Service: personal imports',
        validFrom: '2015-01-01',
      },
    ],
  },
  fields: {
    rules: {
      columns: {
        countries: 'text',
        levy: LEVIES,
        way: LEVY_WAYS,
        base: LEVY_BASES,
        share: 'share',
        amount: 'money',
        deduction: 'money',
        currency: 'text',
        worth: BOUND_BASES,
        over: 'money',
        upTo: 'money',
        sender: SENDERS,
        except: 'text',
        zh: 'text',
        en: 'text',
        pt: 'text',
        source: 'text',
        validFrom: 'text',
        validUntil: 'text',
        checkedOn: 'text',
        state: CHECK_STATES,
      },
    },
  },
});

export type BorderRule = (typeof borderArea.defaults)['rules'][number];
