import type { KeptJson } from './output.ts'

/** JSON that is kept, or a model and whatever keeps its JSON once it is written. */
type Source<Model> =
  | { readonly json: KeptJson }
  | {
      readonly model: Model
      /** Keys of the entities to which the model refers. */
      readonly references: readonly string[]
      readonly keep: (json: KeptJson) => void
    }

/** Finds the entity of a key. */
export type FindKept = (key: string) => Kept<unknown> | undefined

/** Stands in answers for the model of an entity whose JSON is kept. */
export class Kept<Model> {
  #source: Source<Model>
  readonly #find: FindKept

  /** @param find - finds the entities to which the model refers */
  constructor(source: Source<Model>, find: FindKept = () => undefined) {
    this.#source = source
    this.#find = find
  }

  /** Keys of the entities to which it refers. */
  get references(): readonly string[] {
    const source = this.#source
    return 'json' in source ? source.json.gaps.map(({ key }) => key) : source.references
  }

  /** The entity to which it refers by a key. */
  find(key: string): Kept<unknown> {
    const found = this.#find(key)
    if (found === undefined) throw new TypeError('An entity refers to one that is not there')
    return found
  }

  /** Its JSON, which is written now unless it is kept. */
  json(write: (model: Model) => KeptJson): KeptJson {
    const source = this.#source
    if ('json' in source) return source.json
    const json = write(source.model)
    source.keep(json)
    // Whoever has the answer needs the model no more.
    this.#source = { json }
    return json
  }
}

/** An entity of an answer: its model, or what stands for it. */
export type Shown<Model> = Model | Kept<Model>

/** The same for handlers, whose answers are models by their types: what writes them knows both. */
export const asModel = <Model>(shown: Shown<Model>): Model => shown as Model
