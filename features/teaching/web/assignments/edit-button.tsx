// Opens the form in which an assignment is changed.

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { hasBegun } from '../../domain/assignment.ts';
import type { Result } from '../queries.ts';
import { t } from '../texts.ts';
import { GiveDialog, type Given } from './give-dialog.tsx';

type EditButtonProps = {
  readonly classId: string;
  readonly assignment: Given;
  readonly results: readonly Result[];
};

export function EditButton({ classId, assignment, results }: EditButtonProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div>
      <Button icon={<Pencil aria-hidden="true" size={18} />} onClick={() => setEditing(true)}>
        {t('assign.edit')}
      </Button>
      {isEditing ? (
        <GiveDialog
          classId={classId}
          edited={{ assignment, hasBegun: hasBegun(results) }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </div>
  );
}
