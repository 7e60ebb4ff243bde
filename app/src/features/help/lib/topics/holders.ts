import type { HelpTopic } from '../helpTopic.ts'

export const HOLDERS: HelpTopic = {
  title: 'Holders',
  answers: [
    {
      question: 'Why do holders have to be read?',
      answer:
        'The chain keeps no list of them, so the owner of each item is looked up. You can stop at any time, and go on later with what is there.',
    },
    {
      question: 'Are holders up to date?',
      answer:
        'They are as of the time that the page shows. Read again before you use them, for example for a snapshot.',
    },
    {
      question: 'What can I do with the export?',
      answer:
        'The CSV has a wallet and its number of items in each row. It opens in any spreadsheet, and as a list for a phase.',
    },
  ],
}
