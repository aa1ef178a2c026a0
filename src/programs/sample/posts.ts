import type { PostStatus } from '../../../generated/openapi.ts'

/** The users besides the administrator; the first one maintains the catalogue. */
export const PEOPLE = [
  { username: 'hanna', displayName: 'Hanna Lindt', role: 'editor' },
  { username: 'inigo', displayName: 'Íñigo Arrieta', role: 'editor' },
  { username: 'claire', displayName: 'Claire Morel', role: 'editor' },
  { username: 'aiko', displayName: '森 愛子', role: 'author' },
  { username: 'jonas', displayName: 'Jonas Weber', role: 'viewer' },
] as const

export type SamplePost = ReturnType<typeof post>

export const POSTS: readonly SamplePost[] = [
  post('hanna', 'We open on Saturday', ['en', 'news', 'shop'], {
    excerpt: 'Coffee, bread, and thirty things to cook with.',
    body: '<p>From <strong>nine</strong> o’clock, at the corner by the market. Mugs are on us.</p>',
  }),
  post('hanna', 'How to season a pan of carbon steel', ['en', 'how-to', 'pans'], {
    cover: 'pan',
    body: '<ol><li>Wash off the oil.</li><li>Heat it.</li><li>Rub in a film of oil.</li></ol>',
  }),
  post('inigo', 'El arroz no se remueve', ['es', 'recetas', 'pans'], {
    cover: 'pan',
    excerpt: 'Cuatro reglas para una buena paella.',
    body: '<p>Fuego fuerte, caldo caliente y, sobre todo, <strong>no lo remueva</strong>.</p>',
  }),
  post('inigo', '¿Qué cuchillo necesito?', ['es', 'how-to', 'knives'], {
    cover: 'knife',
    body: '<p>Tres: uno grande, uno pequeño y uno de sierra. Lo demás son regalos.</p>',
  }),
  post('claire', 'La pâte à crêpes de ma grand-mère', ['fr', 'recettes', 'pans'], {
    excerpt: 'Sans mixeur, et sans grumeaux.',
    body: '<ul><li>250 g de farine</li><li>4 œufs</li><li>½ l de lait</li></ul><p>Reposer une heure.</p>',
  }),
  post('claire', 'Käse richtig lagern', ['de', 'how-to'], {
    body: '<p>Kühl, aber nicht kalt: im Gemüsefach, in Papier und nie in Folie.</p>',
  }),
  post('aiko', '急須でお茶をいれる', ['ja', 'how-to', 'tea'], {
    cover: 'mug',
    excerpt: 'お湯は七十度。',
    body: '<p>茶葉は一人分三グラム。一分待って、最後の一滴まで注ぎます。</p>',
  }),
  post('claire', 'Demain, on aiguise vos couteaux', ['fr', 'news', 'knives'], {
    cover: 'knife',
    status: 'scheduled',
    days: 1,
    body: '<p>Apportez-en deux, c’est offert.</p>',
  }),
  post('hanna', 'The autumn sale begins', ['en', 'news', 'shop'], {
    status: 'scheduled',
    days: 14,
    body: '<p>Casseroles and crocks, a fifth off, for a week.</p>',
  }),
  post('inigo', 'Borrador: una cena para seis', ['es', 'recetas'], {
    status: 'draft',
    body: '<p>Falta el postre.</p>',
  }),
  post('hanna', 'Which board for which knife?', ['en', 'how-to', 'knives'], {
    cover: 'board',
    status: 'draft',
    body: '<p>Ask Jonas about end grain.</p>',
  }),
  post('hanna', 'Wir suchen Verstärkung', ['de', 'news'], {
    status: 'archived',
    body: '<p>Die Stelle ist vergeben. Danke für alle Zuschriften!</p>',
  }),
]

/** A post, published by default. `days`: when a scheduled post appears, in days from now. */
function post(
  author: Exclude<(typeof PEOPLE)[number], { role: 'viewer' }>['username'],
  title: string,
  tags: readonly string[],
  text: { body: string; excerpt?: string; status?: PostStatus; days?: number; cover?: string },
) {
  return { author, title, tags, ...text }
}
