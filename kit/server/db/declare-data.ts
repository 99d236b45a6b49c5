// What each table declares of its rows: how long they stay, and what becomes of each column when a person goes.

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

export type Retention =
  /** Rows stay, for a reason that outweighs their number. */
  | { readonly stays: 'for ever'; readonly because: string }
  /** A row or a few for each person or thing, which go with it. */
  | { readonly stays: 'with'; readonly what: string }
  /** Rows go after so many days; `job` is who removes them. `age` is the column that `retention.clean` goes by. */
  | { readonly stays: 'days'; readonly days: number; readonly job: string; readonly age?: string };

export const forEver = (because: string): Retention => ({ stays: 'for ever', because });
export const goesWith = (what: string): Retention => ({ stays: 'with', what });
/** Rows of this age are removed by a job of their own feature. */
export const removedBy = (job: string, days: number): Retention => ({ stays: 'days', days, job });
export const RETENTION_JOB = 'retention.clean';
/** Rows whose column is older than so many days are removed by `retention.clean`; null there means not yet. */
export const removedAfter = (days: number, age: string): Retention => ({
  stays: 'days',
  days,
  job: RETENTION_JOB,
  age,
});

export type Treatment =
  /** Goes with its row. */
  | { readonly do: 'delete' }
  /** Is overwritten, or emptied, and the row stays. */
  | { readonly do: 'anonymise'; readonly to: SQL }
  | { readonly do: 'keep'; readonly because: string };

export const DELETED: Treatment = { do: 'delete' };
export const EMPTIED: Treatment = { do: 'anonymise', to: sql`null` };
export const overwritten = (to: string): Treatment => ({ do: 'anonymise', to: sql`${to}` });
export const keep = (because: string): Treatment => ({ do: 'keep', because });
export const NOT_PERSONAL = keep('it says nothing about a person');

/** By what rows know a person. */
export type PersonKeys = { readonly id: string; readonly email: string };

type ColumnKey<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** A column with a JSON object that is sealed for `purpose` at the place of its row. */
export type SealedParts = {
  readonly column: string;
  readonly purpose: string;
  /** Where it was sealed for, by the row's id. */
  readonly placeOf: (id: string) => string;
  /** The names of its parts, which stand in an export in place of the column. */
  readonly parts: readonly string[];
};

type Declared<Table extends PgTable> = {
  readonly retention: Retention;
  /** The column that says whose a row is, or how to find a person's rows; absent where rows are nobody's. */
  readonly of?: ColumnKey<Table> | ((person: PersonKeys) => SQL);
  /** What becomes of the columns of a person's rows: of all alike, or of each. */
  readonly columns: Treatment | Readonly<Record<ColumnKey<Table>, Treatment>>;
  /** Which of a person's rows go though rows of the table stay, such as what was never paid; names columns of the table. */
  readonly goesWhen?: SQL;
  /** A column that holds parts of the row sealed; an export opens it for its owner. */
  readonly sealed?: Omit<SealedParts, 'column'> & { readonly column: ColumnKey<Table> };
  /** Columns that let somebody in, or by which equal rows are found: no export shows them. */
  readonly secrets?: readonly ColumnKey<Table>[];
  /** What an export tells besides: what the ids of a row mean to its owner, by name; may name columns of the table. */
  readonly besides?: Readonly<Record<string, SQL>>;
  /** In which order an export gives the rows out; else by the date that they have, if any. */
  readonly order?: ColumnKey<Table>;
  /** Columns that say something only while another one is filled: else an export leaves them empty. */
  readonly onlyWith?: Readonly<Partial<Record<ColumnKey<Table>, ColumnKey<Table>>>>;
  /** Columns that name a person in rows that are not theirs: who decided, who was invited. */
  readonly mentions?: Readonly<Partial<Record<ColumnKey<Table>, Treatment>>>;
};

export type DataPolicy = {
  readonly table: PgTable;
  readonly name: string;
  readonly retention: Retention;
  /** By which `retention.clean` judges how old a row is. */
  readonly ageColumn: string | undefined;
  /** Condition: the row is this person's; undefined where rows are nobody's. */
  readonly isOf: ((person: PersonKeys) => SQL) | undefined;
  readonly ownerColumn: string | undefined;
  /** Condition: the row goes with its person, whatever the columns say. */
  readonly goesWhen: SQL | undefined;
  readonly columns: ReadonlyMap<string, Treatment>;
  readonly mentions: ReadonlyMap<string, Treatment>;
  readonly secrets: ReadonlySet<string>;
  readonly sealed: SealedParts | undefined;
  readonly order: string | undefined;
  readonly besides: ReadonlyMap<string, SQL>;
  /** Columns that name a stored file, which an export gives out with the row. */
  readonly fileColumns: readonly string[];
  /** By column, the one with which it says something. */
  readonly onlyWith: ReadonlyMap<string, string>;
};

/** Stands in `data-policy.ts` beside the tables; a check holds that none is without. */
export function declareData<Table extends PgTable>(table: Table, declared: Declared<Table>): DataPolicy {
  const { retention, of, columns, mentions = {}, secrets = [], sealed, order, onlyWith = {} } = declared;
  const { besides = {}, goesWhen } = declared;
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const treatmentOf = (key: string): Treatment =>
    isTreatment(columns) ? columns : treatmentIn(columns, key);
  return {
    table,
    name: getTableName(table),
    retention,
    ageColumn: 'age' in retention && retention.age ? columnOf(all, retention.age) : undefined,
    isOf: typeof of === 'string' ? ({ id }) => sql`${sql.identifier(columnOf(all, of))} = ${id}` : of,
    ownerColumn: typeof of === 'string' ? columnOf(all, of) : undefined,
    goesWhen,
    columns: new Map(Object.entries(all).map(([key, { name }]) => [name, treatmentOf(key)])),
    secrets: new Set(secrets.map((key) => columnOf(all, key))),
    sealed: sealed && { ...sealed, column: columnOf(all, sealed.column) },
    besides: new Map(Object.entries(besides)),
    fileColumns: fileColumnsOf(table),
    order: order === undefined ? undefined : columnOf(all, order),
    onlyWith: new Map(
      Object.entries(onlyWith).flatMap(([key, other]): [string, string][] =>
        typeof other === 'string' ? [[columnOf(all, key), columnOf(all, other)]] : [],
      ),
    ),
    mentions: new Map(
      Object.entries(mentions).flatMap(([key, treatment]): [string, Treatment][] =>
        isTreatment(treatment) ? [[columnOf(all, key), treatment]] : [],
      ),
    ),
  };
}

/** By their foreign keys. */
const fileColumnsOf = (table: PgTable): readonly string[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return getTableName(foreignTable) === 'file_uses' ? columns.map(({ name }) => name) : [];
  });

const isTreatment = (value: unknown): value is Treatment =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';

function treatmentIn(columns: Readonly<Record<string, Treatment>>, key: string): Treatment {
  const treatment = columns[key];
  if (!treatment) throw new Error(`no treatment is declared for the column ${key}`);
  return treatment;
}

function columnOf(all: Readonly<Record<string, PgColumn>>, key: string): string {
  const column = all[key];
  if (!column) throw new Error(`there is no column ${key}`);
  return column.name;
}
