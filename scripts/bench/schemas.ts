/*
 * The JSON Schemas (draft 7, which is Fastify's) that a developer writes for these routes by hand.
 */
const text = { type: 'string' }
const optionalText = { type: ['string', 'null'] }

const product = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: text,
    price: { type: 'number' },
    currency: text,
    sku: optionalText,
    description: optionalText,
    status: text,
    createdAt: text,
    updatedAt: text,
    version: { type: 'integer' },
  },
}

const post = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    title: text,
    slug: text,
    excerpt: optionalText,
    body: text,
    status: text,
    publishAt: optionalText,
    publishedAt: optionalText,
    author: { type: 'object', nullable: true, properties: { id: { type: 'integer' }, displayName: text } },
    tags: { type: 'array', items: text },
    createdAt: text,
    updatedAt: text,
    version: { type: 'integer' },
  },
}

function envelope(data: object) {
  return { type: 'object', properties: { status: text, message: text, data } }
}

const page = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 10, default: 10 },
    cursor: { type: 'string', maxLength: 512 },
  },
  additionalProperties: false,
}

export const listProducts = {
  querystring: page,
  response: { 200: envelope({ type: 'array', items: product }) },
}

export const getProduct = {
  params: { type: 'object', properties: { productId: { type: 'integer', minimum: 1 } } },
  response: { 200: envelope(product) },
}

export const createProduct = {
  body: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 255 },
      price: { type: 'number', minimum: 0 },
      sku: { type: 'string', maxLength: 64 },
      description: { type: 'string', maxLength: 20_000 },
    },
    required: ['name', 'price'],
    additionalProperties: false,
  },
  response: { 201: envelope(product) },
}

export const updateProduct = {
  params: getProduct.params,
  body: {
    type: 'object',
    properties: { price: { type: 'number', minimum: 0 } },
    additionalProperties: false,
  },
  response: { 200: envelope(product) },
}

export const listPosts = {
  querystring: { ...page, properties: { ...page.properties, status: text } },
  response: { 200: envelope({ type: 'array', items: post }) },
}
