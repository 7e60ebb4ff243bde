import type { HelpTopic } from '../helpTopic.ts'

export const ADMINISTRATION: HelpTopic = {
  title: 'Administration',
  answers: [
    {
      question: 'Who may change what?',
      answer:
        'The owner changes everything but the platform fee, which its admins change. Each section says who may, and lets everybody else read.',
    },
    {
      question: 'How do I reveal items?',
      answer:
        'Deploy with one picture for all, and upload the real metadata when it is time. Then change the metadata of minted items in the section for items, and of future items in the section Collection.',
    },
    {
      question: 'Do changes apply to minted items?',
      answer:
        'Royalties do, at once. Names and metadata of minted items change only in their own section. Prices and limits matter for later mints only.',
    },
    {
      question: 'Can I undo handing the collection over?',
      answer:
        'No: only the new owner can hand it back. Check the address, and send a small amount there first if you are not sure.',
    },
    {
      question: 'What is the lookup table for?',
      answer:
        'It makes room in transactions for the proofs of long merkle lists. Short lists need none; the section says whether yours does.',
    },
  ],
}
