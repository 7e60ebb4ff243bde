import type { HelpTopic } from '../helpTopic.ts'

export const COLLECTION_ACTIVITY: HelpTopic = {
  title: 'Activity of a collection',
  answers: [
    {
      question: 'What is listed here?',
      answer:
        'Mints and changes of the collection, newest first, as its transactions say. With a server also transfers, burns and sales.',
    },
    {
      question: 'Why are transfers and sales missing?',
      answer:
        'They do not name the collection, so the chain alone cannot list them. A Mintline server reads them; whoever hosts this page can name one.',
    },
    {
      question: 'Why does it end too early?',
      answer:
        'Some nodes delete old transactions. Choose another network node at the top of the page to see them.',
    },
  ],
}
