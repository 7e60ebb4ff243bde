import { inParallel } from '@mintline/core/async'
import type { InputProblem } from '@mintline/core/errors'
import type { ContentId } from '../content/index.ts'
import { extensionOf, mediaTypeOf, needsPreview, previewName } from '../documents/index.ts'
import { contentIdOfFile, orUnreadable } from './fileContent.ts'
import { isWholeModel } from './models.ts'
import { hasScript, inspectPicture, typeNames } from './pictures.ts'

/** Options for long work on files. */
export interface WorkOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each file. */
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
}

/** Progress in files. */
export interface WorkProgress {
  readonly done: number
  readonly total: number
}

/** A file to build, from a path. */
export interface PlannedFile {
  readonly name: string
  /** Absolute path. */
  readonly from: string
  readonly content: ContentId
  /** Its preview's name; undefined = not needed. */
  readonly preview: string | undefined
}

/** Files to build, and what is wrong with them. */
export interface InspectedFiles {
  /** Readable files. */
  readonly files: readonly PlannedFile[]
  readonly problems: readonly InputProblem[]
  /** Problems that may be intended. */
  readonly warnings: readonly InputProblem[]
}

interface InspectOptions extends WorkOptions {
  readonly pathOf: (name: string) => string
  readonly previewPixels: number
}

/** Concurrent reads. */
const CONCURRENCY = 4

/** Media type of single-file glTF. */
const GLB = 'model/gltf-binary'
const SCRIPT =
  'It has a script, which wallets and marketplaces do not run: check how it looks without, or remove it'

/**
 * Reads and describes each file. An unreadable file is a problem, and does not stop the others.
 *
 * @throws The signal's reason.
 */
export async function inspectFiles(
  names: readonly string[],
  { pathOf, previewPixels, signal, onProgress }: InspectOptions,
): Promise<InspectedFiles> {
  const problems: InputProblem[] = []
  const warnings: InputProblem[] = []
  const taken = new Set(names)
  let done = 0
  const inspect = async (name: string): Promise<PlannedFile | undefined> => {
    const add = (list: InputProblem[], code: string, message: string) =>
      list.push({ path: '', code, message, file: name })
    const from = pathOf(name)
    const read = await orUnreadable(name, contentIdOfFile(from))
    done += 1
    onProgress?.({ done, total: names.length })
    if ('problem' in read) {
      problems.push(read.problem)
      return undefined
    }
    const { value: content } = read
    if (content.bytes === 0) add(problems, 'FILE_EMPTY', 'The file is empty')
    const media = mediaTypeOf(name)
    let preview: string | undefined
    if (media?.category === 'image') {
      try {
        const picture = await inspectPicture(from)
        if (previewPixels > 0 && needsPreview(picture, previewPixels)) preview = previewName(name)
        const kinds = typeNames(media.type, picture.type)
        if (kinds) {
          const better = `${name.slice(0, -extensionOf(name).length)}${kinds.extension}`
          const message = `It is a ${kinds.actual}, not a ${kinds.named} as its name says: name it ${better}`
          add(problems, 'PICTURE_OF_OTHER_KIND', message)
        }
        if (picture.isVector && (await hasScript(from)))
          add(warnings, 'PICTURE_WITH_SCRIPT', SCRIPT)
      } catch {
        problems.push(pictureBroken(name))
      }
    } else if (media?.type === GLB && content.bytes > 0 && !(await isWholeModel(from))) {
      add(
        problems,
        'MODEL_BROKEN',
        'It is not a 3D model that can be read: it is damaged or cut off',
      )
    }
    if (preview !== undefined && taken.has(preview)) {
      const message = `Its preview would be named ${preview}, like another file: rename that one`
      add(problems, 'PREVIEW_NAME_TAKEN', message)
    }
    return { name, from, content, preview }
  }
  const files = await inParallel(names, inspect, { concurrency: CONCURRENCY, signal })
  return { files: files.filter((file) => file !== undefined), problems, warnings }
}

/** Creates the problem for a picture that cannot be decoded. */
export function pictureBroken(file: string): InputProblem {
  const message =
    'It is not a picture that can be read: it is damaged, or of another kind than its name says'
  return { path: '', code: 'PICTURE_BROKEN', message, file }
}
