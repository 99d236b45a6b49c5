// How a provider's server wants to be asked, by its preset; `custom` is any other server of the protocol.

import { type PresetId, type ProviderPreset, providerPresets } from '../../../kit/server/ai/index.ts';

export type ProviderKind = PresetId | 'custom';

const custom: ProviderPreset = { name: '', baseUrl: '', model: undefined, needsKey: false, temperature: 0.7 };

export const PRESETS: Readonly<Record<ProviderKind, ProviderPreset>> = { ...providerPresets, custom };

/** A preset that an older release knew and this one does not is asked as any other server. */
export const presetOf = (kind: string): ProviderPreset => (isProviderKind(kind) ? PRESETS[kind] : custom);

const isProviderKind = (kind: string): kind is ProviderKind => Object.hasOwn(PRESETS, kind);
