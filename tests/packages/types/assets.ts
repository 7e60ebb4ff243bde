// Assertions about the types of @mintline/assets. Compiled, never run.
import {
  type AssembledItems,
  type AssetStorage,
  assembleItems,
  bucketStorage,
  type ContentId,
  contentIdOf,
  createDocument,
  kuboStorage,
  type MetadataDocument,
  parseDocument,
  parseTraitsCsv,
  planUpload,
  type StorageQuote,
  sendUpload,
  type TraitRow,
  type UploadJournal,
  type UploadPlan,
  type UploadReport,
} from '@mintline/assets'
import { type IrysUploader, irysStorage } from '@mintline/assets/irys'
import {
  type BuildReport,
  buildAssets,
  folderStorage,
  type OpenBuild,
  openBuild,
} from '@mintline/assets/node'
import { type InputProblem, isMintlineError } from '@mintline/core'
import { expectTypeOf } from 'expect-type'

declare const text: string
declare const thrown: unknown

export function itemsHaveFilesAndRows(): void {
  const { rows } = parseTraitsCsv(text)
  expectTypeOf(rows).toEqualTypeOf<readonly TraitRow[]>()
  const assembled = assembleItems({ files: [text], rows }, { first: 0, supply: 3 })
  expectTypeOf(assembled).toEqualTypeOf<AssembledItems>()
  expectTypeOf(assembled.items[0]?.row).toEqualTypeOf<TraitRow | undefined>()
  // @ts-expect-error: an option that does not exist
  assembleItems({ files: [text] }, { last: 3 })
}

export function documentsNeedAPicture(): void {
  expectTypeOf(createDocument({ name: text, image: text })).toEqualTypeOf<MetadataDocument>()
  // @ts-expect-error: no picture
  createDocument({ name: text })
  const parsed = parseDocument(new Uint8Array(), text)
  if (parsed.document) expectTypeOf(parsed.document).toEqualTypeOf<MetadataDocument>()
  else expectTypeOf(parsed.problems).toEqualTypeOf<readonly InputProblem[]>()
}

export function contentIsBytesOrParts(parts: AsyncIterable<Uint8Array>): void {
  expectTypeOf(contentIdOf(parts)).resolves.toEqualTypeOf<ContentId>()
  // @ts-expect-error: a text has no bytes
  void contentIdOf(text)
}

export async function irysTakesAnUploader(uploader: IrysUploader): Promise<void> {
  const storage = await irysStorage({ uploader, network: 'arweave' })
  expectTypeOf(storage).toExtend<AssetStorage>()
  expectTypeOf(storage.account.quote([])).resolves.toEqualTypeOf<StorageQuote>()
  // @ts-expect-error: no uploader
  void irysStorage({ network: 'irys' })
}

export function uploadsArePlannedFirst(storage: AssetStorage, journal: UploadJournal): void {
  const plan = planUpload({ storage, journal, media: [], documents: new Map() })
  expectTypeOf(plan).resolves.toEqualTypeOf<UploadPlan>()
  void plan.then((planned) =>
    expectTypeOf(sendUpload(planned)).resolves.toEqualTypeOf<UploadReport>(),
  )
  expectTypeOf(kuboStorage({ url: text })).toEqualTypeOf<AssetStorage>()
  // @ts-expect-error: a bucket needs keys
  bucketStorage({ endpoint: text, bucket: text, baseUrl: text })
  expectTypeOf(folderStorage({ folder: text, baseUrl: text })).toEqualTypeOf<AssetStorage>()
  // @ts-expect-error: documents are no texts
  void planUpload({ storage, journal, media: [], documents: new Map([[text, text]]) })
}

export function codesNarrowContexts(): void {
  if (isMintlineError(thrown, 'ASSETS_INVALID')) {
    expectTypeOf(thrown.context.problems).toEqualTypeOf<readonly InputProblem[]>()
  }
}

export function buildsHaveTemplates(): void {
  const template = { name: text }
  const input = { source: text, out: text, template }
  expectTypeOf(buildAssets(input)).resolves.toEqualTypeOf<BuildReport>()
  expectTypeOf(openBuild(text)).resolves.toEqualTypeOf<OpenBuild>()
  // @ts-expect-error: no template
  void buildAssets({ source: text, out: text })
}
