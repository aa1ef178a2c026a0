"""Uses the client that openapi-generator makes for Python."""

import sys
import uuid
from pathlib import Path
from urllib.request import urlopen

import openapi_client as cms

origin, password, path = sys.argv[1:]
word = uuid.uuid4().hex

configuration = cms.Configuration(host=origin)
client = cms.ApiClient(configuration)
login = cms.LoginRequest(username="admin", password=password)
configuration.access_token = cms.AuthenticationApi(client).login(login).data.access_token
print("signed in")

products = cms.ProductsApi(client)
for name in ("Mug", "Cup", "Jug"):
    product = cms.ProductCreate(name=f"{name} {word}", price=1234567.8912)
    created = products.create_product(product, idempotency_key=f"{name}-{word}").data
print("price", created.price)

names = []
pages = 0
cursor = None
while pages == 0 or cursor:
    page = products.list_products_with_http_info(
        limit=2, cursor=cursor, q=word, sort=cms.ProductSort.PRODUCT_NAME_ASC
    )
    names += [product.name.split()[0] for product in page.data.data]
    pages += 1
    cursor = page.headers.get("x-next-cursor")
print("products", ", ".join(names), "on", pages, "pages")

# of a part, the answer is read as what may be there
answer = products.list_products_without_preload_content(q=word, fields=[cms.ProductField.PRODUCT_FIELD_VERSION])
last = cms.PartialProductListResponse.from_json(answer.data).data[0]
products.update_product(last.id, f'"{last.version}"', cms.ProductUpdate(sku=None))

user = cms.UserCreate(username=word, password=uuid.uuid4().hex, role="editor")
created = cms.UsersApi(client).create_user(user).data
print("user", str(created.username == word).lower())

files = cms.MediaApi(client)
stored = files.get_media(files.create_media(path).data.id).data
with urlopen(origin + stored.original_url) as original:
    print("file", str(original.read() == Path(path).read_bytes()).lower())

try:
    products.create_product(cms.ProductCreate(name=" ", price=1))
except cms.ApiException as error:
    print("refused", error.status, error.data.data.code, error.data.message)
