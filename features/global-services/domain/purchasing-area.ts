// What admins set for purchases in China: fees, shipping by country, and what is restricted.

import * as z from 'zod';
import { defineArea, rowsOf } from '../../settings/domain/index.ts';

/** What can be done with a restricted thing; `refuse`: nothing. */
export const REMEDIES = ['declare', 'pack', 'insure', 'refuse'] as const;

const fen = z.int().min(0).max(10_000_000);
const days = z.int().min(1).max(365);
const name = z.string().trim().min(1).max(60);
const description = z.string().trim().min(1).max(200);

const COUNTRY = /^[A-Z]{2}$/;

/** The names of countries come with the language, so a row has its code alone (ISO 3166-1). */
const shippingSchema = rowsOf({ baseFen: fen, perKgFen: fen, minDays: days, maxDays: days }, 250).superRefine(
  (rows, context) => {
    for (const [index, { id, minDays, maxDays }] of rows.entries()) {
      if (!COUNTRY.test(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'no country' });
      if (minDays > maxDays)
        context.addIssue({ code: 'custom', path: [index, 'maxDays'], message: 'before the earliest' });
    }
  },
);

export const purchasingArea = defineArea({
  area: 'purchasing',
  schema: z.strictObject({
    serviceShare: z.int().min(0).max(10_000),
    standardFen: fen,
    expressFen: fen,
    premiumFen: fen,
    shipping: shippingSchema,
    restricted: rowsOf(
      {
        remedy: z.enum(REMEDIES),
        zh: name,
        en: name,
        pt: name,
        zhDescription: description,
        enDescription: description,
        ptDescription: description,
      },
      100,
    ),
  }),
  // The spec's (section 9).
  defaults: {
    serviceShare: 300,
    standardFen: 1000,
    expressFen: 1500,
    premiumFen: 2000,
    shipping: [
      { id: 'US', baseFen: 15_000, perKgFen: 8000, minDays: 10, maxDays: 15 },
      { id: 'JP', baseFen: 12_000, perKgFen: 6500, minDays: 7, maxDays: 10 },
      { id: 'KR', baseFen: 10_000, perKgFen: 6000, minDays: 7, maxDays: 10 },
      { id: 'DE', baseFen: 18_000, perKgFen: 9000, minDays: 12, maxDays: 18 },
      { id: 'GB', baseFen: 20_000, perKgFen: 9500, minDays: 12, maxDays: 18 },
    ],
    restricted: [
      {
        id: 'liquids',
        remedy: 'pack',
        zh: '100 毫升以上的液体',
        en: 'Liquids over 100 ml',
        pt: 'Líquidos acima de 100 ml',
        zhDescription: '空运规定限制液体，要用特殊包装，有的线路不收。',
        enDescription:
          'Air transport rules limit liquids: they need special packing, and some routes take none.',
        ptDescription:
          'As regras do transporte aéreo limitam líquidos: exigem embalagem especial e algumas rotas não aceitam.',
      },
      {
        id: 'batteries',
        remedy: 'declare',
        zh: '电池和带电池的产品',
        en: 'Batteries, and things with a battery inside',
        pt: 'Baterias e produtos com bateria',
        zhDescription: '需要特殊包装，并且要申报。',
        enDescription: 'They need special packing and must be declared.',
        ptDescription: 'Precisam de embalagem especial e de declaração.',
      },
      {
        id: 'food',
        remedy: 'declare',
        zh: '食品',
        en: 'Food',
        pt: 'Alimentos',
        zhDescription: '目的地国家有检疫规定，可能被扣下或退回。',
        enDescription: 'Import quarantine of the destination applies; it may be held or sent back.',
        ptDescription: 'Vale a quarentena do país de destino; o produto pode ser retido ou devolvido.',
      },
      {
        id: 'prescription-drugs',
        remedy: 'refuse',
        zh: '处方药',
        en: 'Prescription drugs',
        pt: 'Remédios com receita',
        zhDescription: '我们不代购处方药。',
        enDescription: 'We do not buy prescription drugs.',
        ptDescription: 'Não compramos remédios que exigem receita.',
      },
      {
        id: 'fragile',
        remedy: 'insure',
        zh: '易碎品',
        en: 'Fragile things',
        pt: 'Produtos frágeis',
        zhDescription: '建议加买保险，我们会加固包装。',
        enDescription: 'Extra insurance is advised; we pack them with more protection.',
        ptDescription: 'Recomendamos um seguro extra; a embalagem é reforçada.',
      },
    ],
  },
  fields: {
    serviceShare: 'share',
    standardFen: 'money',
    expressFen: 'money',
    premiumFen: 'money',
    shipping: { columns: { baseFen: 'money', perKgFen: 'money', minDays: 'count', maxDays: 'count' } },
    restricted: {
      columns: {
        remedy: REMEDIES,
        zh: 'text',
        en: 'text',
        pt: 'text',
        zhDescription: 'lines',
        enDescription: 'lines',
        ptDescription: 'lines',
      },
    },
  },
});
