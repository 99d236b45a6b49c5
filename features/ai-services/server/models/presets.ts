// The protocol details of a provider by its preset; `custom` is any other server of the protocol.

import {
  type PresetId,
  type ProviderPreset,
  providerPresets,
  presetIds as shipped,
} from '../../../../kit/server/ai/index.ts';

type ProviderKind = PresetId | 'custom';

const custom: ProviderPreset = { name: '', baseUrl: '', model: undefined, needsKey: false, temperature: 0.7 };
const presets: Readonly<Record<ProviderKind, ProviderPreset>> = { ...providerPresets, custom };

export const presetIds: readonly ProviderKind[] = [...shipped, 'custom'];

/** A preset that another release knew and this one does not is asked as any other server. */
export const presetOf = (kind: string): ProviderPreset => (isProviderKind(kind) ? presets[kind] : custom);

const isProviderKind = (kind: string): kind is ProviderKind => Object.hasOwn(presets, kind);
