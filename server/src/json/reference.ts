/** Stands in a model for another entity, for which the JSON has a gap. */
export class Reference {
  /** Key of the entity. */
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}
