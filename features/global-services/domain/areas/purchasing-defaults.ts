// What holds for purchases in China until an admin sets something else; the page falls back on it without a server.

import { RESTRICTED_DEFAULTS } from './restricted/restricted-defaults.ts';
import type { RestrictedKind } from './restricted/restricted-kind.ts';

type Rows<Columns> = ({ id: string } & Columns)[];
type Names = { zh: string; en: string; pt: string };

export type PurchasingValues = {
  /** Shares in hundredths of a percent. */
  serviceShare: number;
  standardFen: number;
  expressFen: number;
  premiumFen: number;
  tipBasic: number;
  tipStandard: number;
  tipPremium: number;
  preparationMinDays: number;
  preparationMaxDays: number;
  /** Parts of it. */
  warehouseMinDays: number;
  warehouseMaxDays: number;
  packingMinDays: number;
  packingMaxDays: number;
  /** A balance beyond either is never agreed to by silence. */
  silentShare: number;
  silentFen: number;
  /** Of what buyers write: ids of our languages, divided by blanks. */
  deskLanguages: string;
  shipping: Rows<{ baseFen: number; perKgFen: number; minDays: number; maxDays: number }>;
  categories: Rows<Names & { grams: number }>;
  restricted: RestrictedKind[];
};

/** The spec's (section 9); Brazil, and what things weigh and are called, are ours. */
export const PURCHASING_DEFAULTS: PurchasingValues = {
  serviceShare: 300,
  standardFen: 1000,
  expressFen: 1500,
  premiumFen: 2000,
  tipBasic: 200,
  tipStandard: 500,
  tipPremium: 2000,
  preparationMinDays: 5,
  preparationMaxDays: 9,
  warehouseMinDays: 2,
  warehouseMaxDays: 4,
  packingMinDays: 1,
  packingMaxDays: 2,
  silentShare: 3000,
  silentFen: 20_000,
  deskLanguages: 'zh',
  shipping: [
    { id: 'US', baseFen: 15_000, perKgFen: 8000, minDays: 10, maxDays: 15 },
    { id: 'JP', baseFen: 12_000, perKgFen: 6500, minDays: 7, maxDays: 10 },
    { id: 'KR', baseFen: 10_000, perKgFen: 6000, minDays: 7, maxDays: 10 },
    { id: 'DE', baseFen: 18_000, perKgFen: 9000, minDays: 12, maxDays: 18 },
    { id: 'GB', baseFen: 20_000, perKgFen: 9500, minDays: 12, maxDays: 18 },
    { id: 'BR', baseFen: 20_000, perKgFen: 11_000, minDays: 15, maxDays: 30 },
  ],
  categories: [
    { id: 'clothing', grams: 400, zh: '衣服', en: 'Clothing', pt: 'Roupas' },
    {
      id: 'small-clothing',
      grams: 100,
      zh: '袜子、内衣、手套',
      en: 'Socks, underwear, gloves',
      pt: 'Meias, roupas íntimas, luvas',
    },
    { id: 'shoes', grams: 1200, zh: '鞋', en: 'Shoes', pt: 'Calçados' },
    { id: 'bags', grams: 900, zh: '包', en: 'Bags', pt: 'Bolsas e malas' },
    {
      id: 'jewellery',
      grams: 200,
      zh: '首饰和手表',
      en: 'Jewellery and watches',
      pt: 'Joias, bijuterias e relógios',
    },
    { id: 'cosmetics', grams: 250, zh: '美妆护肤', en: 'Cosmetics and care', pt: 'Cosméticos e cuidados' },
    { id: 'health', grams: 300, zh: '健康用品', en: 'Health', pt: 'Saúde' },
    { id: 'food', grams: 600, zh: '食品和茶', en: 'Food and tea', pt: 'Alimentos e chás' },
    { id: 'electronics', grams: 600, zh: '电子产品', en: 'Electronics', pt: 'Eletrônicos' },
    {
      id: 'phone-accessories',
      grams: 150,
      zh: '手机配件',
      en: 'Phone accessories',
      pt: 'Acessórios de celular',
    },
    { id: 'toys', grams: 600, zh: '玩具和模型', en: 'Toys and models', pt: 'Brinquedos e modelos' },
    { id: 'books', grams: 500, zh: '书', en: 'Books', pt: 'Livros' },
    { id: 'stationery', grams: 300, zh: '文具', en: 'Stationery', pt: 'Papelaria e caligrafia' },
    { id: 'home', grams: 1500, zh: '家居用品', en: 'For the home', pt: 'Casa e decoração' },
    { id: 'kitchen', grams: 1000, zh: '厨房用品', en: 'Kitchen', pt: 'Cozinha e mesa' },
    { id: 'sports', grams: 800, zh: '运动户外', en: 'Sports', pt: 'Esportes' },
    { id: 'instruments', grams: 2500, zh: '乐器', en: 'Musical instruments', pt: 'Instrumentos musicais' },
    { id: 'other', grams: 500, zh: '其他', en: 'Other', pt: 'Outros' },
  ],
  restricted: RESTRICTED_DEFAULTS,
};
