"""Uses the client that openapi-python-client makes."""

import sys
import uuid
from pathlib import Path
from urllib.request import urlopen

from cms_api_client import AuthenticatedClient, Client
from cms_api_client.api.authentication import login
from cms_api_client.api.media import create_media, get_media
from cms_api_client.api.products import create_product, delete_product, list_products
from cms_api_client.api.users import create_user
from cms_api_client.models import ErrorResponse, LoginRequest, MediaCreate, ProductCreate, ProductField, ProductSort
from cms_api_client.models import ProductStatusFilter, UserCreate
from cms_api_client.types import File

origin, password, path = sys.argv[1:]
word = uuid.uuid4().hex

signed_in = login.sync(client=Client(origin), body=LoginRequest("admin", password))
client = AuthenticatedClient(origin, signed_in.data.access_token)
print("signed in")

for name in ("Mug", "Cup", "Jug"):
    product = ProductCreate(f"{name} {word}", 1234567.8912)
    created = create_product.sync(client=client, body=product, idempotency_key=f"{name}-{word}").data
print("price", created.price)

names = []
pages = 0
cursor = None
while pages == 0 or cursor:
    more = {"cursor": cursor} if cursor else {}
    page = list_products.sync_detailed(
        client=client, limit=2, q=word, sort=ProductSort.PRODUCT_NAME_ASC, **more
    )
    names += [product.name.split()[0] for product in page.parsed.data]
    pages += 1
    cursor = page.headers.get("x-next-cursor")
last = page.parsed.data[-1]
# of a part, the client's model of whole records reads nothing
request = list_products._get_kwargs(
    q=word,
    ids=[last.id, last.id + 1],
    status=[ProductStatusFilter.PRODUCT_FILTER_DRAFT, ProductStatusFilter.PRODUCT_FILTER_PUBLISHED],
    fields=[ProductField.PRODUCT_FIELD_NAME, ProductField.PRODUCT_FIELD_VERSION],
)
part = client.get_httpx_client().request(**request)
assert part.status_code == 200 and last.name in part.text
deleted = delete_product.sync_detailed(last.id, client=client, if_match=f'"{last.version}"')
assert deleted.status_code == 200
print("products", ", ".join(names), "on", pages, "pages")

user = UserCreate(word, uuid.uuid4().hex, "editor")
created = create_user.sync(client=client, body=user).data
print("user", str(created.username == word).lower())

with open(path, "rb") as picture:
    form = MediaCreate(File(picture, "picture.png", "image/png"))
    uploaded = create_media.sync(client=client, body=form).data
stored = get_media.sync(uploaded.id, client=client).data
with urlopen(origin + stored.original_url) as original:
    print("file", str(original.read() == Path(path).read_bytes()).lower())

refused = create_product.sync_detailed(client=client, body=ProductCreate(" ", 1))
if isinstance(refused.parsed, ErrorResponse):
    print("refused", refused.status_code.value, refused.parsed.data.code, refused.parsed.message)
