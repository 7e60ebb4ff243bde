// Parts that need a file system; browsers use `@mintline/assets`.
export { type BuildFolderInput, type BuildReport, buildAssets } from './buildAssets.ts'
export { mediaFilesOf } from './buildFiles.ts'
export { MANIFEST as BUILD_MANIFEST } from './buildManifest.ts'
export { contentIdOfFile } from './fileContent.ts'
export { type FolderStorageInput, folderStorage } from './folderStorage.ts'
export type { PlannedFile, WorkOptions, WorkProgress } from './inspectFiles.ts'
export { type OpenBuild, openBuild } from './openBuild.ts'
export { type BuildInput, type BuildPlan, planBuild } from './planBuild.ts'
export type { SourceInput } from './readSources.ts'
export {
  type ArtworkInput,
  drawShareCard,
  fetchShareCard,
  type ShareCardInput,
} from './shareCard.ts'
export { type ShareAnswer, type ShareHost, type ShareHostOptions, shareHost } from './shareHost.ts'
export { openUploadJournal, type UploadJournalInput } from './uploadJournal.ts'
