/** The hosts in the examples of webhooks, which nothing resolves, as `WEBHOOK_PRIVATE_HOSTS`. */
export const EXAMPLE_HOSTS = 'shop.example:443,log.example:443'
