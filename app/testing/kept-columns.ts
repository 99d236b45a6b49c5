// The columns that outlive a person, as the tables have declared, for tests that look for what should not.

import { dataPolicies } from '../server/declared/data-policies.ts';

export const keptColumns: ReadonlySet<string> = new Set(
  dataPolicies.flatMap(({ name, columns, mentions }) =>
    [...columns]
      .filter(([column, treatment]) => treatment.do === 'keep' && mentions.get(column)?.do !== 'anonymise')
      .map(([column]) => `${name}.${column}`),
  ),
);
