import type { PostCreate } from '../../../generated/openapi.ts'

/** Beside the administrator of the first start; the first one keeps the catalogue. */
export const PEOPLE = [
  { username: 'mara', displayName: 'Mara Lindt', role: 'editor' },
  { username: 'inigo', displayName: 'Íñigo Arrieta', role: 'editor' },
  { username: 'claire', displayName: 'Claire Morel', role: 'editor' },
  { username: 'jonas', displayName: 'Jonas Weber', role: 'viewer' },
] as const

/** A post; without a status it is published. */
export interface SamplePost extends Pick<PostCreate, 'title' | 'body' | 'tags'> {
  readonly excerpt?: string
  readonly author: Extract<(typeof PEOPLE)[number], { role: 'editor' }>['username']
  readonly status?: 'published' | 'draft' | 'archived' | 'scheduled'
  /** Of a scheduled one: days from now. */
  readonly days?: number
}

export const POSTS: readonly SamplePost[] = [
  {
    author: 'mara',
    title: 'We open on Saturday',
    excerpt: 'Coffee, bread, and thirty things to cook with.',
    body: '<p>From <strong>nine</strong> o’clock, at the corner by the market. Mugs are on us.</p>',
    tags: ['en', 'news', 'shop'],
  },
  {
    author: 'mara',
    title: 'How to season a pan of carbon steel',
    body: '<ol><li>Wash off the oil.</li><li>Heat it.</li><li>Rub in a film of oil.</li></ol>',
    tags: ['en', 'how-to', 'pans'],
  },
  {
    author: 'inigo',
    title: 'El arroz no se remueve',
    excerpt: 'Cuatro reglas para una buena paella.',
    body: '<p>Fuego fuerte, caldo caliente y, sobre todo, <strong>no lo remueva</strong>.</p>',
    tags: ['es', 'recetas', 'pans'],
  },
  {
    author: 'inigo',
    title: '¿Qué cuchillo necesito?',
    body: '<p>Tres: uno grande, uno pequeño y uno de sierra. Lo demás son regalos.</p>',
    tags: ['es', 'how-to', 'knives'],
  },
  {
    author: 'claire',
    title: 'La pâte à crêpes de ma grand-mère',
    excerpt: 'Sans mixeur, et sans grumeaux.',
    body: '<ul><li>250 g de farine</li><li>4 œufs</li><li>½ l de lait</li></ul><p>Reposer une heure.</p>',
    tags: ['fr', 'recettes', 'pans'],
  },
  {
    author: 'claire',
    title: 'Käse richtig lagern',
    body: '<p>Kühl, aber nicht kalt: im Gemüsefach, in Papier und nie in Folie.</p>',
    tags: ['de', 'how-to'],
  },
  {
    author: 'mara',
    title: '急須でお茶をいれる',
    excerpt: 'お湯は七十度。',
    body: '<p>茶葉は一人分三グラム。一分待って、最後の一滴まで注ぎます。</p>',
    tags: ['ja', 'how-to', 'tea'],
  },
  {
    author: 'claire',
    status: 'scheduled',
    days: 1,
    title: 'Demain, on aiguise vos couteaux',
    body: '<p>Apportez-en deux, c’est offert.</p>',
    tags: ['fr', 'news', 'knives'],
  },
  {
    author: 'mara',
    status: 'scheduled',
    days: 14,
    title: 'The autumn sale begins',
    body: '<p>Casseroles and crocks, a fifth off, for a week.</p>',
    tags: ['en', 'news', 'shop'],
  },
  {
    author: 'inigo',
    status: 'draft',
    title: 'Borrador: una cena para seis',
    body: '<p>Falta el postre.</p>',
    tags: ['es', 'recetas'],
  },
  {
    author: 'mara',
    status: 'draft',
    title: 'Which board for which knife?',
    body: '<p>Ask Jonas about end grain.</p>',
    tags: ['en', 'how-to', 'knives'],
  },
  {
    author: 'mara',
    status: 'archived',
    title: 'Wir suchen Verstärkung',
    body: '<p>Die Stelle ist vergeben. Danke für alle Zuschriften!</p>',
    tags: ['de', 'news'],
  },
]
