import { repositoryFiles } from './repositoryFiles.ts'

/** The server's README, and the pages that it leads to. */
export const SERVER_DOCUMENTS = [
  'server/README.md',
  ...repositoryFiles(['.md'], 'docs/').filter((path) => path.startsWith('docs/server-')),
]
