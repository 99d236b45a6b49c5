// The areas of settings that admins change, in the words of the features that own them; fetched with their page.

import { membershipForm } from '../../features/membership/web/api.ts';
import { paymentsForm } from '../../features/payments/web/api.ts';
import type { SettingsForm } from '../../features/settings/web/api.ts';

export const settingsForms: readonly SettingsForm[] = [membershipForm, paymentsForm];
