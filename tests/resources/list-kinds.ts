export type Query = Readonly<Record<string, string | number>>

/** Day of May, price, name, SKU. Some names, prices and days occur more than once. */
export const PRODUCT_ROWS = [
  [1, '5', 'Tee', 'A-1'],
  [2, '5', 'Tasse', 'A-2'],
  [2, '10.5', 'Tasse', 'B-1'],
  [3, '0.0001', 'Teekanne blau', 'B-2'],
  [3, '10.5', 'Äpfel', null],
  [4, '9999999999.9999', 'Teekanne rot', null],
  [4, '5', '茶壺', null],
] as const

/** Title, status, tags, author, and the days of May on which it was created, last changed and published. */
export const POST_ROWS = [
  ['Alpha', 'published', ['news'], 'editor', 1, 9, 5],
  ['Alpha', 'published', ['news', 'shop'], 'admin', 2, 9, 6],
  ['Beta', 'published', [], 'editor', 2, 8, 6],
  ['beta', 'published', ['News'], 'editor', 3, 8, 7],
  ['Alpha draft', 'draft', ['news'], 'editor', 3, 7, undefined],
  ['Gamma', 'published', ['shop'], undefined, 4, 6, 8],
  ['Gamma archived', 'archived', ['shop', 'secret'], 'admin', 4, 5, 8],
  ['Delta scheduled', 'scheduled', ['secret'], 'admin', 4, 5, undefined],
] as const

interface Kind {
  readonly path: string
  readonly filters: readonly (readonly [Query, readonly number[]])[]
  /** Refused queries, with the parameter and the rule that it breaks. */
  readonly refused: readonly (readonly [Query, string])[]
  /** The row numbers in the order of each sort; undefined where the order depends on the database. */
  readonly sorts: Readonly<Record<string, readonly number[] | undefined>>
  /** The column of the sort whose order is undefined above. */
  readonly text: string
  /** A query with a second page, parameters that its cursor allows to change, and those it does not. */
  readonly same: Query
  readonly alike: readonly Query[]
  readonly others: readonly Query[]
}

export const MAY_1 = '2026-05-01T00:00:00Z'
export const PRODUCTS: Kind = {
  path: '/api/products',
  filters: [
    [{}, [7, 6, 5, 4, 3, 2, 1]],
    [{ minPrice: 10.5 }, [6, 5, 3]],
    [{ minPrice: 10.5001 }, [6]],
    [{ maxPrice: 5 }, [7, 4, 2, 1]],
    [{ maxPrice: 0 }, []],
    [{ minPrice: 5, maxPrice: 5 }, [7, 2, 1]],
    [{ minPrice: 6, maxPrice: 5 }, []],
    [{ maxPrice: 9999999999.9999 }, [7, 6, 5, 4, 3, 2, 1]],
    // as clients in Java and Kotlin write numbers
    [{ minPrice: '5.0E-4', maxPrice: '2.0E7' }, [7, 5, 3, 2, 1]],
    [{ minPrice: '1.05e+1' }, [6, 5, 3]],
    [{ createdFrom: '2026-05-03T12:00:00Z' }, [7, 6, 5, 4]],
    [{ createdTo: '2026-05-03T12:00:00Z' }, [3, 2, 1]],
    [{ createdFrom: '2026-05-03T14:00:00+02:00', createdTo: '2026-05-03T12:00:00.001Z' }, [5, 4]],
    [{ sku: 'B-1' }, [3]],
    [{ sku: 'b-1' }, []],
    [{ sku: 'B-1', maxPrice: 5 }, []],
    [{ updatedFrom: '2026-05-02T12:00:00Z', updatedTo: '2026-05-04T12:00:00Z' }, [5, 4, 3, 2]],
    [{ q: 'tee' }, [6, 4, 1]],
    [{ q: 'B' }, [4, 3]],
    [{ q: 'tasse', minPrice: 6 }, [3]],
    [{ q: 'tee', maxPrice: 5, createdFrom: '2026-05-02T00:00:00Z' }, [4]],
    [{ q: 'tee', createdTo: MAY_1 }, []],
    [{ minPrice: 5, maxPrice: 11, createdFrom: '2026-05-02T00:00:00Z', sort: 'price', q: 'ta' }, [2, 3]],
  ],
  refused: [
    [{ minPrice: 'cheap' }, 'minPrice type'],
    [{ minPrice: -1 }, 'minPrice minimum'],
    [{ maxPrice: '0.00001' }, 'maxPrice format'],
    [{ maxPrice: '1E-5' }, 'maxPrice format'],
    [{ maxPrice: '1E10' }, 'maxPrice maximum'],
    [{ maxPrice: '1E999' }, 'maxPrice type'],
    [{ maxPrice: '1E' }, 'maxPrice type'],
    [{ createdFrom: 'yesterday' }, 'createdFrom format'],
    [{ createdTo: '2026-12-31T23:59:60Z' }, 'createdTo format'],
    [{ createdFrom: '0000-01-01T00:00:00Z' }, 'createdFrom format'],
    [{ q: ' ' }, 'q minLength'],
    [{ q: 'x'.repeat(101) }, 'q maxLength'],
    [{ sort: '+id' }, 'sort enum'],
    [{ sort: 'id; DROP TABLE products' }, 'sort enum'],
    [{ ids: '' }, 'ids/0 type'],
    [{ ids: '1,,2' }, 'ids/1 type'],
    [{ ids: '1,two' }, 'ids/1 type'],
    [{ ids: '1 , 2' }, 'ids/0 type'],
    [{ ids: '0' }, 'ids/0 minimum'],
    [{ ids: '1,2,3,4,5,6,7,8,9,10,11' }, 'ids maxItems'],
  ],
  sorts: {
    id: [1, 2, 3, 4, 5, 6, 7],
    createdAt: [1, 2, 3, 4, 5, 6, 7],
    updatedAt: [1, 2, 3, 4, 5, 6, 7],
    price: [4, 1, 2, 7, 3, 5, 6],
    name: undefined,
  },
  text: 'name',
  same: { limit: 1, sort: 'price', minPrice: 1, createdFrom: MAY_1, q: 'te' },
  alike: [{ limit: 5 }],
  others: [
    { sort: '-price' },
    { sort: 'id' },
    { q: 'tee' },
    { minPrice: 2 },
    { maxPrice: 9 },
    { createdFrom: '2026-05-02T00:00:00Z' },
    { createdTo: '2026-05-09T00:00:00Z' },
  ],
}
export const POSTS: Kind = {
  path: '/api/posts',
  filters: [
    [{}, [6, 4, 3, 2, 1]],
    [{ tag: 'news' }, [2, 1]],
    [{ tag: 'News' }, [4]],
    [{ tag: 'new' }, []],
    [{ tag: 'secret' }, []],
    [{ tag: '{news}' }, []],
    [{ publishedFrom: '2026-05-06T12:00:00Z' }, [6, 4, 3, 2]],
    [{ publishedTo: '2026-05-06T12:00:00Z' }, [1]],
    [{ publishedFrom: '2026-05-06T12:00:00Z', publishedTo: '2026-05-07T12:00:00Z' }, [3, 2]],
    [{ createdFrom: '2026-05-02T12:00:00Z', createdTo: '2026-05-03T12:00:00Z' }, [3, 2]],
    [{ slug: 'post-2' }, [3]],
    [{ slug: 'post-4' }, []],
    [{ updatedFrom: '2026-05-08T12:00:00Z', updatedTo: '2026-05-09T12:00:00Z' }, [4, 3]],
    [{ q: 'alpha' }, [2, 1]],
    [{ q: 'draft' }, []],
    [{ q: 'alp text', tag: 'shop' }, [2]],
    [{ q: 'text', tag: 'news', publishedTo: '2026-05-06T00:00:00Z', sort: 'title' }, [1]],
    [{ author: 2147483647 }, []],
    [{ statuses: 'published' }, [6, 4, 3, 2, 1]],
    [{ tags: 'news' }, [2, 1]],
    // a comma is part of a tag
    [{ tag: 'news,News' }, []],
    [{ tags: 'news,News' }, []],
  ],
  refused: [
    [{ tag: ' ' }, 'tag minLength'],
    [{ author: 'editor' }, 'author type'],
    [{ author: 0 }, 'author minimum'],
    [{ author: '1,you' }, 'authors/1 type'],
    [{ authors: '0' }, 'authors/0 minimum'],
    [{ authors: '1,2,3,4,5,6,7,8,9,10,11' }, 'authors maxItems'],
    [{ tags: '' }, 'tags/0 minLength'],
    [{ author: 2147483648 }, 'author maximum'],
    [{ status: 'every' }, 'status enum'],
    [{ status: 'draft,every' }, 'statuses/1 enum'],
    [{ status: '' }, 'status enum'],
    [{ status: 'draft,draft,draft,draft,draft,draft' }, 'statuses maxItems'],
    [{ publishedFrom: '2026-05-01' }, 'publishedFrom format'],
    [{ sort: 'publishAt' }, 'sort enum'],
  ],
  sorts: {
    id: [1, 2, 3, 4, 6],
    createdAt: [1, 2, 3, 4, 6],
    updatedAt: [6, 3, 4, 1, 2],
    publishedAt: [1, 2, 3, 4, 6],
    title: undefined,
  },
  text: 'title',
  same: { limit: 1, sort: '-updatedAt', createdFrom: MAY_1, q: 'text' },
  alike: [{ limit: 100 }, { fields: 'slug' }, { status: 'published' }],
  others: [
    { sort: 'updatedAt' },
    { tag: 'news' },
    { author: 1 },
    { q: 'Text' },
    { publishedFrom: MAY_1 },
    { publishedTo: '2026-06-01T00:00:00Z' },
    { createdFrom: '2026-05-02T00:00:00Z' },
    { createdTo: '2026-05-02T00:00:00Z' },
    { status: 'draft' },
  ],
}
