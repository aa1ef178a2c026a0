import java.io.File
import java.net.URL
import java.util.UUID
import org.openapitools.client.apis.AuthenticationApi
import org.openapitools.client.apis.MediaApi
import org.openapitools.client.apis.ProductsApi
import org.openapitools.client.apis.UsersApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.infrastructure.Success
import org.openapitools.client.models.ErrorResponse
import org.openapitools.client.models.LoginRequest
import org.openapitools.client.models.ProductCreate
import org.openapitools.client.models.ProductListResponse
import org.openapitools.client.models.ProductSort
import org.openapitools.client.models.UserCreate

/** Uses the client that openapi-generator makes for Kotlin. */
fun main(arguments: Array<String>) {
    val (origin, password, path) = arguments
    val word = UUID.randomUUID().toString().replace("-", "")
    ApiClient.accessToken = AuthenticationApi(origin).login(LoginRequest("admin", password)).data.accessToken
    println("signed in")

    val products = ProductsApi(origin)
    val prices = listOf("Mug", "Cup", "Jug").map { name ->
        products.createProduct(ProductCreate("$name $word", 1234567.8912), "$name-$word").data.price
    }
    println("price ${prices.last()}")

    val names = mutableListOf<String>()
    var pages = 0
    var cursor: String? = null
    do {
        val page = products.listProductsWithHttpInfo(
            2, cursor, word, null, null, null, null, ProductSort.PRODUCT_NAME_ASC, null, null,
            null, null, null, null, null, null, null, null, null, null
        ) as Success<ProductListResponse?>
        names += page.data!!.data.map { it.name.substringBefore(' ') }
        pages++
        cursor = page.headers["x-next-cursor"]?.firstOrNull()
    } while (cursor != null)
    println("products ${names.joinToString()} on $pages pages")

    val user = UserCreate(word, UUID.randomUUID().toString(), "editor")
    println("user ${UsersApi(origin).createUser(user).data.username == word}")

    val picture = File(path)
    val files = MediaApi(origin)
    val stored = files.getMedia(files.createMedia(picture).data.id).data
    println("file ${URL(origin + stored.originalUrl).readBytes().contentEquals(picture.readBytes())}")

    try {
        products.createProduct(ProductCreate(" ", 1.0))
    } catch (thrown: ClientException) {
        val body = (thrown.response as ClientError<*>).body as String
        val error = Serializer.moshi.adapter(ErrorResponse::class.java).fromJson(body)!!
        println("refused ${thrown.statusCode} ${error.data.code} ${error.message}")
    }
}
