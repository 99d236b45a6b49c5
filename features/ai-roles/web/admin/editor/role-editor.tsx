// The form of a role with what can be done with it: save a version, publish it, see what is missing.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { isSlug, slugOf } from '../../../../drafts/domain/index.ts';
import {
  changePart,
  DraftFrame,
  HistoryLink,
  type StepName,
  useDraftForm,
  useSaving,
} from '../../../../drafts/web/api.ts';
import type { RoleDraft } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { CardDownloads } from '../card/card-downloads.tsx';
import { BasicsFields, PictureFields, VoiceFields } from '../fields/basics-fields.tsx';
import { PlayFields } from '../fields/play-fields.tsx';
import { adminRoleQuery, ROLES_KEY, type RoleForEditing, refusalText, rolesApi } from '../queries.ts';
import { CardMaterial } from './card-material.tsx';

type RoleEditorProps = {
  /** Undefined for a new role. */
  readonly role: RoleForEditing | undefined;
  /** What a new role begins with, or an older version that is taken up again. */
  readonly draft: RoleDraft;
  /** Under which the browser keeps what is typed. */
  readonly storageKey: string;
  /** `draft` is an older version taken up again. */
  readonly isTakenUp?: boolean;
};

export function RoleEditor({ role, draft: begin, storageKey, isTakenUp = false }: RoleEditorProps) {
  const queries = useQueryClient();
  const form = useDraftForm({
    key: `role:${storageKey}`,
    draft: begin,
    version: role?.version ?? 0,
    isTakenUp,
    check: (draft) => rolesApi.checkRole({ draft }),
  });
  const navigate = useNavigate();
  const id = role?.id ?? (form.id || slugOf(form.draft.name.en, 'role'));
  const saving = useSaving({
    isNew: role === undefined,
    form,
    onCreated: () => void navigate(`/admin/ai-roles/${id}`),
    onSaved: isTakenUp ? () => void navigate(`/admin/ai-roles/${id}`, { replace: true }) : undefined,
    calls: {
      store: (note, base) => storeRole({ id, isNew: role === undefined, draft: form.draft, note, base }),
      publish: (version, note) => rolesApi.publishRole({ id, expectedVersion: version, note }),
      met: role === undefined || role.state === 'hidden' ? null : role.publishedVersion,
      staleCode: 'ROLE_STALE',
      incompleteCode: 'ROLE_INCOMPLETE',
      refusalText,
      queries: ROLES_KEY,
    },
  });
  const history = `/admin/ai-roles/${id}/history`;
  const newest = role && {
    version: role.version,
    history,
    read: () => queries.fetchQuery({ ...adminRoleQuery(role.id), staleTime: 0 }),
  };
  return (
    <DraftFrame
      form={form}
      saving={saving}
      newest={newest}
      readMet={async () => {
        if (!role || role.publishedVersion === null || role.state === 'hidden') return null;
        return (await rolesApi.readRoleForAdmins({ id, version: role.publishedVersion })).draft;
      }}
      stepName={stepName}
      more={
        role ? (
          <>
            <HistoryLink to={history} />
            <CardDownloads role={role} />
          </>
        ) : undefined
      }
    >
      {role && role.material.length > 0 ? <CardMaterial material={role.material} /> : null}
      {role === undefined ? (
        <div className="max-w-form">
          <TextField
            label={t('form.id')}
            hint={t('form.idHint')}
            error={form.id === '' || isSlug(form.id) ? undefined : t('form.idWrong')}
            value={form.id}
            placeholder={slugOf(form.draft.name.en, 'role')}
            onChange={({ target }) => form.changeId(target.value)}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      ) : null}
      <BasicsFields draft={form.draft} onChange={form.change} />
      <PictureFields picture={form.draft.picture} onChange={changePart(form.change, 'picture')} />
      <VoiceFields
        voice={form.draft.voice}
        opening={form.draft.play.opening.zh}
        onChange={changePart(form.change, 'voice')}
      />
      <PlayFields draft={form.draft} onChange={form.change} />
    </DraftFrame>
  );
}

type Stored = {
  readonly id: string;
  readonly isNew: boolean;
  readonly draft: RoleDraft;
  readonly note: string;
  readonly base: number;
};

async function storeRole({ id, isNew, draft, note, base }: Stored): Promise<number> {
  const stored = isNew
    ? await rolesApi.createRole({ id, draft, note })
    : await rolesApi.saveRole({ id, draft, note, expectedVersion: base });
  return stored.version;
}

const NAMED = [
  'name',
  'character',
  'situation',
  'culturalNote',
  'opening',
  'goals',
  'goal',
  'ask',
  'again',
  'reached',
  'partly',
  'together',
  'replies',
  'match',
  'idea',
  'start',
  'full',
  'words',
  'slot',
  'also',
  'price',
  'asides',
  'unclear',
  'waiting',
  'closing',
  'targetWords',
  'pinyin',
  'reading',
] as const;

const stepName: StepName = (step) => {
  const named = NAMED.find((name) => name === step);
  return named && t(`fields.${named}`);
};
