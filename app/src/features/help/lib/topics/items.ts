import type { HelpTopic } from '../helpTopic.ts'

export const ITEMS: HelpTopic = {
  title: 'Items',
  answers: [
    {
      question: 'Why does an item have no picture?',
      answer:
        'Its metadata cannot be read, or names no picture. Open the item to see the reason: often the host of the file does not let other sites read it (CORS).',
    },
    {
      question: 'Can I change items that are minted?',
      answer:
        'Their names and metadata, under Administration, for example at a reveal. Items themselves belong to their owners: nobody else can move or burn them.',
    },
    {
      question: 'Why are owners not always shown?',
      answer:
        'The chain stores owners with each item, so each costs a request. They are looked up for the items in view, or come from a server if the host of this page has one.',
    },
  ],
}
