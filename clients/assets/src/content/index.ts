export {
  type BlockId,
  type Content,
  type ContentBlock,
  type ContentId,
  contentIdOf,
  type FolderEntry,
  folderIdOf,
  type VisitBlock,
} from './contentId.ts'
