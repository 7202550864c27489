/** The words of letters and papers: a product that is written of this one has its own catalogs beside the server's. */
export { wordsOf } from '@/server/mail/letter-words';
