import { journalFormat } from '@mintline/core/files'

/** Uploads by id, the simplest kind of journal. */
export const UPLOADS = journalFormat<{ place: string }, { kind: 'sent'; id: string }>({
  formatScope: ({ place }) => ({ place }),
  parseScope: ({ place }) => (typeof place === 'string' ? { place } : undefined),
  formatRecord: (record) => ({ ...record }),
  parseRecord: ({ id }) => (typeof id === 'string' ? { kind: 'sent', id } : undefined),
})
