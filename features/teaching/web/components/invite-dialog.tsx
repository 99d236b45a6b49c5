// Invites a roster, from a file or typed, and reports what became of each row.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL, Field } from '../../../../kit/web/ui/fields/field.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { MEMBERS_MAX } from '../../domain/bounds.ts';
import { isMeant, readRoster } from '../../domain/roster.ts';
import { type InvitedRow, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { readRosterFile } from './roster-file.ts';
import { RosterPreview } from './roster-preview.tsx';

type InviteDialogProps = { readonly classId: string; readonly onClose: () => void };

export function InviteDialog({ classId, onClose }: InviteDialogProps) {
  const [rows, setRows] = useState<readonly InvitedRow[]>();
  return rows === undefined ? (
    <RosterForm classId={classId} onClose={onClose} onSent={setRows} />
  ) : (
    <Dialog
      title={t('invite.report')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('invite.close')}</Button>}
    >
      <Table
        caption={t('invite.report')}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={columns()}
      />
    </Dialog>
  );
}

type RosterFormProps = InviteDialogProps & { readonly onSent: (rows: readonly InvitedRow[]) => void };

function RosterForm({ classId, onClose, onSent }: RosterFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { roster: '' },
    check: ({ roster }) => {
      const { length } = readRoster(roster).filter(isMeant);
      if (length === 0) return { fields: { roster: t('invite.missing') } };
      return length > MEMBERS_MAX
        ? { fields: { roster: t('invite.tooMany', { count: MEMBERS_MAX }) } }
        : undefined;
    },
    send: async ({ roster }) => {
      const read = readRoster(roster);
      const meant = read.filter(isMeant);
      const people = meant.map(({ contact, name }) => ({ contact, name }));
      const { rows } = await teachingApi.invite({ id: classId, people });
      const invited = rows.map((row, place) => ({ ...row, line: meant[place]?.line ?? place + 1 }));
      const leftOut = read
        .filter((row) => !isMeant(row))
        .map(({ line, contact, isRepeated }) => ({
          line,
          contact,
          outcome: isRepeated ? ('repeated' as const) : ('invalid' as const),
        }));
      onSent([...invited, ...leftOut].toSorted((one, other) => one.line - other.line));
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const [isNoText, setNoText] = useState(false);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const text = await readRosterFile(file);
    setNoText(text === undefined);
    if (text !== undefined) form.set({ roster: text });
  };
  const { value, onChange, error } = form.choice('roster');
  return (
    <FormDialog title={t('invite.title')} form={form} submit={t('invite.send')} onClose={onClose}>
      <p className="text-small text-muted">{t('invite.lead')}</p>
      <Field
        label={t('invite.file')}
        hint={t('invite.fileHint')}
        error={isNoText ? t('invite.noText') : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => void readFile(target.files?.[0])}
            className={CONTROL}
          />
        )}
      </Field>
      <TextArea
        label={t('invite.roster')}
        hint={t('invite.rosterHint', { count: MEMBERS_MAX })}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        rows={6}
      />
      <RosterPreview classId={classId} rows={readRoster(value)} />
    </FormDialog>
  );
}

const columns = (): readonly Column<InvitedRow>[] => [
  { key: 'line', header: t('invite.line'), align: 'end', cell: ({ line }) => line },
  {
    key: 'contact',
    header: t('invite.contact'),
    cell: ({ contact }) => <span className="wrap-anywhere">{contact}</span>,
  },
  {
    key: 'outcome',
    header: t('assign.state'),
    cell: ({ outcome }) => <Badge tone={toneOf(outcome)}>{t(`invite.outcomes.${outcome}`)}</Badge>,
  },
];

const toneOf = (outcome: InvitedRow['outcome']) =>
  outcome === 'invited' ? 'good' : outcome === 'unknown' || outcome === 'invalid' ? 'retry' : 'info';
