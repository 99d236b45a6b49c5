// Models in order of fallback: moved up, taken out, and added at the end.

import { ArrowUp, X } from 'lucide-react';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { CHAIN_MAX } from '../../domain/index.ts';
import type { ListedModel } from '../queries.ts';
import { t } from '../texts.ts';

type ModelOrderProps = {
  readonly modelIds: readonly string[];
  readonly models: readonly ListedModel[];
  readonly onChange: (modelIds: readonly string[]) => void;
};

export function ModelOrder({ modelIds, models, onChange }: ModelOrderProps) {
  const addable = models.filter(({ id }) => !modelIds.includes(id));
  return (
    <div className="grid gap-4">
      {modelIds.length === 0 ? null : (
        <ol className="border-b border-line">
          {modelIds.map((id, index) => (
            <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-1">
              <span className="min-w-0 break-words">
                <span className="text-muted tabular-nums">{index + 1}. </span>
                {nameOf(models, id)}
              </span>
              <span className="flex shrink-0">
                {index === 0 ? null : (
                  <IconButton
                    label={t('config.up', { name: nameOf(models, id) })}
                    onClick={() => onChange(movedUp(modelIds, index))}
                  >
                    <ArrowUp aria-hidden="true" size={20} />
                  </IconButton>
                )}
                <IconButton
                  label={t('config.takeOut', { name: nameOf(models, id) })}
                  onClick={() => onChange(modelIds.filter((other) => other !== id))}
                >
                  <X aria-hidden="true" size={20} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {addable.length === 0 || modelIds.length >= CHAIN_MAX ? null : (
        <Select
          label={t(modelIds.length === 0 ? 'config.addFirst' : 'config.addNext')}
          options={[
            { value: '', label: t('config.choose') },
            ...addable.map(({ id }) => ({ value: id, label: nameOf(models, id) })),
          ]}
          value=""
          onChange={(id) => id !== '' && onChange([...modelIds, id])}
        />
      )}
    </div>
  );
}

function nameOf(models: readonly ListedModel[], id: string): string {
  const model = models.find((listed) => listed.id === id);
  if (!model) return t('config.gone');
  const name = `${model.providerName} · ${model.name}`;
  return model.isEnabled ? name : t('config.nameOff', { name });
}

function movedUp(modelIds: readonly string[], index: number): readonly string[] {
  const [above, moved] = modelIds.slice(index - 1, index + 1);
  if (above === undefined || moved === undefined) return modelIds;
  return [...modelIds.slice(0, index - 1), moved, above, ...modelIds.slice(index + 1)];
}
