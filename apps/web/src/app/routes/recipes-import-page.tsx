import { t } from '@lingui/core/macro';
import { FolderInput } from 'lucide-react';
import { BringAlong } from '../../rooms/imports/import-files.tsx';
import { MembersOnly } from './members-only.tsx';

export default function RecipesImportPage() {
  return (
    <MembersOnly
      icon={FolderInput}
      title={t`Bring your recipes along`}
      text={t`Choose the file your other app exported. Photos, notes, ratings and tags come too.`}
    >
      <BringAlong />
    </MembersOnly>
  );
}
