// The public face of the rules about what is kept about people.

export {
  archiveKind,
  EXPORT_STATES,
  type ExportState,
  fetchableUntil,
  mayAsk,
} from './export.ts';
